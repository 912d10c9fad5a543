-- A window begins when something is first used, not by the clock: one code in sixty seconds then means just that.
truncate usage;
alter table usage drop constraint usage_pkey;
alter table usage drop column window_start;
alter table usage add primary key (name);
