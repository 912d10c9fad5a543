-- no transaction
-- What waits for somebody is counted from the oldest on, up to a limit: one index for each queue that had none.
drop index concurrently if exists article_opinion_unread;
create index concurrently article_opinion_unread on article_opinion (created_at) where handled_at is null and text <> '';
drop index concurrently if exists article_verify_by;
create index concurrently article_verify_by on article (verify_by) where verify_by is not null;
drop index concurrently if exists article_revision_proposed;
create index concurrently article_revision_proposed on article_revision (submitted_at)
  where state = 'in_review' and proposal;
drop index concurrently if exists release_ends;
create index concurrently release_ends on release (ends_on) where ends_on is not null;
drop index concurrently if exists publisher_unverified;
create index concurrently publisher_unverified on publisher (created_at) where verified_at is null and not official;
drop index concurrently if exists list_import_checked;
create index concurrently list_import_checked on list_import (created_at) where state = 'checked';
drop index concurrently if exists blob_failed;
create index concurrently blob_failed on blob (created_at) where state = 'failed';
-- What was done today.
drop index concurrently if exists feedback_message_answers;
create index concurrently feedback_message_answers on feedback_message (created_at) where is_answer;
drop index concurrently if exists app_installation_answered;
create index concurrently app_installation_answered on app_installation (updated_at) where decided_by is not null;
