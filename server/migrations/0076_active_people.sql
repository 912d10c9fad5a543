-- Who was there on which day, a bit for each person, so that distinct people of many days are counted without the log.
-- A part holds 4,096 neighbouring ids; a part in which nobody was there has no row.
create table active_people (
  day date not null,
  part int not null,
  bits bit(4096) not null,
  primary key (day, part)
);
