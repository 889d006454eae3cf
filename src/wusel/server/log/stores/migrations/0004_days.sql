-- Who has tried the deal of a day: once each. The result is empty until somebody has asked for it after the end.
create table days (
    game text not null,
    day text not null,
    person text not null,
    table_id text not null,
    share text not null unique,
    result blob not null,
    primary key (game, day, person)
);
create index days_by_table on days (table_id);
