-- What an author says about themselves on their public page, and whether their company stands there.
alter table account
  add column introduction text not null default '',
  add column shows_company boolean not null default false;
