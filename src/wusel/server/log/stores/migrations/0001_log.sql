-- What the house itself has to know.
create table house (
    name text primary key,
    value blob not null
);

create table people (
    id text primary key,
    name text not null,
    epoch bigint not null,
    link text not null
);
create unique index people_by_link on people (link) where link <> '';

-- Tables as they are searched for; what has happened at them stands in lines.
create table tables (
    id text primary key,
    code text not null unique,
    updated bigint not null,
    phase text not null,
    game text not null,
    listed boolean not null,
    due bigint not null,
    people text not null,
    card blob not null
);
create index tables_open on tables (updated) where listed and phase <> 'over';
create index tables_due on tables (due) where due > 0 and phase <> 'over';

-- Who sits where: people of tables once more, the other way round.
create table seated (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
) without rowid;
create index seated_by_table on seated (table_id);

-- The log. Two writers cannot both write line n. No index for keys: it would cost every line as much as the line
-- itself, and the lines of a table lie side by side.
create table lines (
    table_id text not null,
    n bigint not null,
    at bigint not null,
    entry blob not null,
    key text not null,
    primary key (table_id, n)
) without rowid;

create table checkpoints (
    table_id text not null,
    n bigint not null,
    state blob not null,
    primary key (table_id, n)
);

-- Where a table lives when several processes share the house; pid is the connection that holds its lock.
create table homes (
    table_id text primary key,
    address text not null,
    pid bigint not null
);
