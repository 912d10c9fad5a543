-- no transaction
-- Removing or renaming a row looks for the rows that refer to it; without an index that reads the whole table.
drop index concurrently if exists app_version_reviewer;
create index concurrently app_version_reviewer on app_version (reviewer_id) where reviewer_id is not null;
drop index concurrently if exists article_revision_reviewer;
create index concurrently article_revision_reviewer on article_revision (reviewer_id) where reviewer_id is not null;
drop index concurrently if exists blob_user;
create index concurrently blob_user on blob (user_id);
drop index concurrently if exists item_rating_user;
create index concurrently item_rating_user on item_rating (user_id) where user_id is not null;
drop index concurrently if exists item_report_user;
create index concurrently item_report_user on item_report (user_id) where user_id is not null;
drop index concurrently if exists release_signing_key;
create index concurrently release_signing_key on release (key_id) where key_id is not null;
drop index concurrently if exists resource_newest_version;
create index concurrently resource_newest_version on resource (version_id) where version_id is not null;
drop index concurrently if exists resource_replaced_by;
create index concurrently resource_replaced_by on resource (replaced_by) where replaced_by is not null;
drop index concurrently if exists resource_download_version;
create index concurrently resource_download_version on resource_download (version_id);
drop index concurrently if exists resource_version_reviewer;
create index concurrently resource_version_reviewer on resource_version (reviewer_id) where reviewer_id is not null;
drop index concurrently if exists review_decision_decided_by;
create index concurrently review_decision_decided_by on review_decision (decided_by) where decided_by is not null;
drop index concurrently if exists upload_file;
create index concurrently upload_file on upload (file_id) where file_id is not null;
drop index concurrently if exists upload_user;
create index concurrently upload_user on upload (user_id);

-- The unique constraint has an index on the same column.
drop index concurrently if exists upload_key;
