-- What happened in each hour of the last days, summed up by the job report.hours: reports of today read these rows and never a log.

create function portal_hour(moment timestamptz default now()) returns smallint
language sql immutable parallel safe as $$
  select extract(hour from moment at time zone 'Asia/Shanghai')::smallint
$$;

create table report_hour (
  measure text not null,
  day date not null,
  -- -1: on that day, but nobody knows in which hour, because the job did not run.
  hour smallint not null check (hour between -1 and 23),
  key text not null default '',
  amount bigint not null,
  primary key (measure, day, hour, key)
);

-- Kinds of work that somebody does not want to see on the overview.
create table hidden_work (
  user_id bigint primary key references account on delete cascade,
  queues text[] not null
);

-- Open overviews hear, with the commit, that what waits for staff has changed, on the channel of notices: the payload is
-- 'work'. However many rows a transaction changes, the database sends it once.
create function notify_work_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_notice', 'work');
  return null;
end
$$;
