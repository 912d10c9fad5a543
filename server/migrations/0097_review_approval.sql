-- An approval takes effect some seconds after it was given: until then it can be taken back. Then it becomes a decision and
-- its row goes. One that could not take effect stays with the reason until somebody decides again.
create table review_approval (
  approval_id bigint generated always as identity primary key,
  version_id bigint unique references resource_version on delete cascade,
  app_version_id bigint unique references app_version on delete cascade,
  revision_id bigint unique references article_revision on delete cascade,
  reason text,
  text text not null default '',
  refers_to text[] not null default '{}',
  decided_by bigint references account on delete set null,
  approved_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  -- The failure by which publishing was refused.
  refused_with text,
  check (num_nonnulls(version_id, app_version_id, revision_id) = 1)
);
create index review_approval_due on review_approval (takes_effect_at) where refused_with is null;
create index review_approval_decided_by on review_approval (decided_by) where decided_by is not null;

-- What is approved waits for nobody any more, and waits again when the approval is taken back or could not take effect.
create trigger review_approved after insert or update or delete on review_approval for each row
  execute function notify_review_changed();
