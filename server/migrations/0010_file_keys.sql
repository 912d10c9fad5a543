-- Rows in the order in which the store lists its objects, so that both can be read side by side, page by page.
create index blob_key on blob (object_key collate "C");
create index preview_key on preview (object_key collate "C");
create index upload_key on upload (object_key);
