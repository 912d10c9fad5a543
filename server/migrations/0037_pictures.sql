-- Photos of people and logos of knowledge types: which file each address is made of.

alter table account
  add column photo_id bigint references file on delete set null,
  -- A picture taken over from another provider, until the pipeline has checked it.
  add column photo_next_id bigint references file on delete set null;
create unique index account_photo_url on account (photo_url) where photo_url is not null;
create index account_photo on account (photo_id) where photo_id is not null;
create index account_photo_next on account (photo_next_id) where photo_next_id is not null;

alter table identity
  -- Where the provider keeps the person's picture; fetched only after the person agreed.
  add column photo_address text,
  add column photo_answer text check (photo_answer in ('taken', 'declined'));

alter table knowledge_type add column logo_id bigint references file on delete set null;
create index knowledge_type_logo on knowledge_type (logo_id) where logo_id is not null;
