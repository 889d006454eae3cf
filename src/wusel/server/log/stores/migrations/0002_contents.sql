-- Content files that people have brought along, each once, by the fingerprint of its text.
create table contents (
    id text primary key,
    text blob not null
);
