-- What whoever runs the house wants done, until it is done; the answer is empty as long as it is not.
create table orders (
    id text primary key,
    at bigint not null,
    what blob not null,
    answer blob not null
);

-- Who is not let in: an address, or with IPv6 the first of a household's.
create table bans (
    address text primary key,
    at bigint not null,
    why text not null
);

create index tables_over on tables (updated) where phase = 'over';
