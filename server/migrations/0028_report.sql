-- What happened on each day, summed up by the job report.days: reports read these rows and never a log.

-- The portal's people live by one calendar, and so do its figures: a day begins and ends where the pages say so.
create function portal_day(moment timestamptz default now()) returns date
language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Shanghai')::date
$$;

create function day_begins(day date) returns timestamptz
language sql immutable parallel safe as $$
  select day::timestamp at time zone 'Asia/Shanghai'
$$;

alter table search_log alter day set default portal_day();

-- `key` divides a measure where it is divided: registrations by the type of person, downloads by the type of resource.
create table report_day (
  measure text not null,
  day date not null,
  key text not null default '',
  amount bigint not null,
  primary key (measure, day, key)
);

-- One day of each is read at a time.
create index review_decision_created on review_decision (created_at);
create index if not exists feedback_created on feedback (created_at);

-- Few searches are in vain: theirs are found without the others.
create index search_word_in_vain on search_word (day) include (question, language, in_vain) where in_vain > 0;
