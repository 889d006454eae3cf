-- Whose try it is: somebody's on the very day ('day'), somebody's afterwards ('late'), or one of the cast's ('cast').
alter table days add column kind text not null default 'day';
create index days_by_person on days (person, day);
