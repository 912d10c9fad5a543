-- What was fetched: a table for each month, made long before it begins, and the days that are counted from them.

-- Called here and by the job file.count. No month is ever missing when somebody fetches, even after a year without jobs.
create function make_file_fetch_months(ahead int) returns void language plpgsql as $$
declare
  month timestamp := date_trunc('month', now() at time zone 'UTC');
begin
  for n in 0..ahead loop
    execute format(
      'create table if not exists file_fetch_%s partition of file_fetch for values from (%L) to (%L)',
      to_char(month, 'YYYY_MM'),
      (month at time zone 'UTC'),
      ((month + interval '1 month') at time zone 'UTC')
    );
    month := month + interval '1 month';
  end loop;
end $$;

-- Rows come in the order of time, so a few numbers for each stretch of them find a day.
create index file_fetch_time on file_fetch using brin (fetched_at) with (pages_per_range = 16);
select make_file_fetch_months(12);

-- Days in UTC. `people` counts each person, and each network of visitors, once.
create table file_day (
  day date not null,
  file_id bigint not null,
  fetches int not null,
  people int not null,
  primary key (day, file_id)
);
create index file_day_file on file_day (file_id, day);
