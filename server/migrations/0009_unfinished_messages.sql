-- The daily look for messages nobody works at any more must not read the whole log.
create index message_unfinished on message (created_at) where state in ('waiting', 'sending');
