-- What a game that is over taught a seat: the choice that gave most away, as JSON.
create table lessons (
    table_id text not null,
    seat bigint not null,
    lesson blob not null,
    primary key (table_id, seat)
);
