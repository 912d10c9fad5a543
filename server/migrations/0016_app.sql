-- The app store: who publishes, what each version asks for and sends away, who wants it installed. Ratings, reports and
-- reviews are no longer those of resources alone.

create table publisher (
  publisher_id bigint generated always as identity primary key,
  -- The stable name of publishers that ship with the portal; people who hand in an app have none.
  code text unique,
  name jsonb not null,
  about jsonb not null default '{}',
  website text,
  official boolean not null default false,
  -- Who speaks for it: one person, one publisher.
  user_id bigint unique references account on delete set null,
  created_at timestamptz not null default now()
);

alter table app
  -- Written by the release before this one only.
  alter publisher set default '{}',
  add column publisher_id bigint references publisher,
  add column description jsonb not null default '{}',
  add column price text not null default 'free' check (price in ('free', 'yearly', 'usage')),
  -- [{file_id, caption}] of the version people are given.
  add column screenshots jsonb not null default '[]',
  add column rating_counts int[] not null default '{0,0,0,0,0}',
  add column collect_count int not null default 0,
  -- {title, text}: what stands on the banner of the store while it is the one recommended last.
  add column featured jsonb,
  add column featured_at timestamptz,
  add check ((featured is null) = (featured_at is null));
create index app_publisher on app (publisher_id);
create index app_featured on app (featured_at desc) where featured_at is not null;

insert into publisher (name, official)
select publisher, bool_or(item.official) from app join item using (item_id) group by publisher;
update app set publisher_id = (select min(publisher_id) from publisher where publisher.name = app.publisher);

-- A version, from draft to withdrawn. Once published, nothing of it changes but its state.
create table app_version (
  app_version_id bigint generated always as identity primary key,
  -- Null for the draft of something new.
  item_id bigint references app on delete cascade,
  user_id bigint references account on delete set null,
  version text,
  state text not null default 'draft'
    check (state in ('draft', 'in_review', 'changes_asked', 'published', 'deprecated', 'withdrawn')),
  -- What its author wrote, with the check report about it.
  described jsonb not null default '{}',
  checks jsonb not null default '[]',
  confirmed text[] not null default '{}',
  product_versions text[] not null default '{}',
  -- [{permission, reason}] and [{what, receiver, why, host}], texts per language.
  permissions jsonb not null default '[]',
  data_sent jsonb not null default '[]',
  changes jsonb not null default '{}',
  state_reason jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  check (state <> 'published' or (item_id is not null and version is not null and published_at is not null))
);
create unique index app_version_number on app_version (item_id, version) where published_at is not null;
create index app_version_item on app_version (item_id, app_version_id desc);
create index app_version_owner on app_version (user_id, updated_at desc, app_version_id desc);
create index app_version_review on app_version (submitted_at, app_version_id) where state = 'in_review';

-- The newest version people are given.
alter table app add column app_version_id bigint references app_version;
create index app_newest on app (app_version_id);

create function app_version_is_final() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and (
    (old.item_id, old.version, old.product_versions, old.permissions, old.data_sent, old.changes, old.published_at)
    is distinct from
    (new.item_id, new.version, new.product_versions, new.permissions, new.data_sent, new.changes, new.published_at)
  ) then
    raise exception 'a published version does not change';
  end if;
  return new;
end $$;
create trigger app_version_final before update on app_version for each row execute function app_version_is_final();

-- Somebody wants an app in their office system. Each request stays, with what became of it.
create table app_installation (
  installation_id bigint generated always as identity primary key,
  item_id bigint not null references app on delete cascade,
  app_version_id bigint not null references app_version,
  user_id bigint not null references account on delete cascade,
  state text not null default 'requested'
    check (state in ('requested', 'accepted', 'declined', 'installed', 'cancelled')),
  -- What it should be installed on, and what for, in the words of whoever asks.
  product_version text not null,
  note text not null default '',
  -- What those who install it say to that.
  answer text not null default '',
  decided_by bigint references account on delete set null,
  requested_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One at a time.
create unique index app_installation_open on app_installation (user_id, item_id) where state in ('requested', 'accepted');
create index app_installation_person on app_installation (user_id, item_id, installation_id desc);
create index app_installation_item on app_installation (item_id);
create index app_installation_version on app_installation (app_version_id);
create index app_installation_waiting on app_installation (requested_at, installation_id)
  where state in ('requested', 'accepted');
create index app_installation_decided on app_installation (decided_by) where decided_by is not null;

-- What people say of an item, whatever noun it is. The views are for the release before this one; the next drops them.
alter table resource_rating rename to item_rating;
alter table item_rating drop constraint resource_rating_item_id_fkey,
  add constraint item_rating_item_id_fkey foreign key (item_id) references item on delete cascade not valid;
create view resource_rating as select * from item_rating;
alter table resource_report rename to item_report;
alter table item_report drop constraint resource_report_item_id_fkey,
  add constraint item_report_item_id_fkey foreign key (item_id) references item on delete cascade not valid;
create view resource_report as select * from item_report;

-- One review: a decision is about a version of a resource, a version of an app, or a revision of an article.
alter table review_decision
  alter version_id drop not null,
  add column app_version_id bigint references app_version on delete cascade,
  add column revision_id bigint references article_revision on delete cascade;
alter table review_decision add check (num_nonnulls(version_id, app_version_id, revision_id) = 1) not valid;
create index review_decision_app_version on review_decision (app_version_id, decision_id)
  where app_version_id is not null;
create index review_decision_revision on review_decision (revision_id, decision_id) where revision_id is not null;

insert into review_decision (revision_id, decision, reason, text, decided_by, created_at)
select revision_id, decision, reason, text, decided_by, created_at from article_decision order by decision_id;
drop table article_decision;

-- Who has taken a review upon themselves, so that two do not read the same.
alter table resource_version add column reviewer_id bigint references account on delete set null;
alter table app_version add column reviewer_id bigint references account on delete set null;
alter table article_revision add column reviewer_id bigint references account on delete set null;

-- Author and reviewer may be forgotten, the text may not change.
create or replace function article_revision_is_final() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and
    to_jsonb(old) - 'author_id' - 'reviewer_id' is distinct from to_jsonb(new) - 'author_id' - 'reviewer_id'
  then
    raise exception 'a published revision does not change';
  end if;
  return new;
end $$;
