-- Reviews, apps and projects, as those see them who run the portal.

-- The queue: what waits (the other two nouns have theirs), what went back to its author, what was published lately.
create index article_revision_review on article_revision (submitted_at, revision_id) where state = 'in_review';
create index resource_version_sent_back on resource_version (submitted_at, version_id) where state = 'changes_asked';
create index app_version_sent_back on app_version (submitted_at, app_version_id) where state = 'changes_asked';
create index resource_version_published on resource_version (published_at) where state = 'published';
create index article_revision_published on article_revision (published_at) where state = 'published';
-- How long things wait is read from the last decisions.
create index review_decision_newest on review_decision (created_at desc, decision_id desc);

-- Whoever saves says what they had read.
alter table app_category add column updated_at timestamptz not null default now();
alter table publisher
  add column updated_at timestamptz not null default now(),
  -- Since when we know that a publisher is who they say they are.
  add column verified_at timestamptz;

-- What was archived is read and no longer changed; what was ended is there for nobody.
alter table project add column state text not null default 'active' check (state in ('active', 'archived', 'ended'));
create index project_newest on project (updated_at desc, project_id desc);
create index project_begun on project (created_at desc, project_id desc);
create index project_title on project using gin (title gin_trgm_ops);
