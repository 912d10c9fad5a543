-- What author and reviewer write to each other about a submission, beside the decisions.
create table review_message (
  message_id bigint generated always as identity primary key,
  version_id bigint references resource_version on delete cascade,
  app_version_id bigint references app_version on delete cascade,
  revision_id bigint references article_revision on delete cascade,
  user_id bigint references account on delete set null,
  is_reviewer boolean not null,
  text text not null check (text <> ''),
  -- Fields and checks it is about: `field.title`, `check.private_data`.
  refers_to text[] not null default '{}',
  created_at timestamptz not null default now(),
  check (num_nonnulls(version_id, app_version_id, revision_id) = 1)
);
create index review_message_version on review_message (version_id, message_id) where version_id is not null;
create index review_message_app_version on review_message (app_version_id, message_id) where app_version_id is not null;
create index review_message_revision on review_message (revision_id, message_id) where revision_id is not null;
create index review_message_person on review_message (user_id) where user_id is not null;

alter table review_decision add column refers_to text[] not null default '{}';
