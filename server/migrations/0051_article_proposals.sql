-- no transaction
-- Members propose texts: an article of their own, or a correction of one that is published. A proposal is a revision that is not
-- numbered among those of the article before it is accepted: until then its number is below zero. An article has one draft in a
-- language, and any number of proposals.
alter table article_revision add column if not exists proposal boolean not null default false;
drop index concurrently if exists article_revision_draft;
create unique index concurrently article_revision_draft on article_revision (item_id, language)
  where state <> 'published' and not proposal;
drop index concurrently if exists article_revision_open;
drop index concurrently if exists article_revision_proposal;
create index concurrently article_revision_proposal on article_revision (item_id, revision_id)
  where state <> 'published' and proposal;
