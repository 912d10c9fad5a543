-- no transaction
drop index concurrently if exists known_word_letters;
create index concurrently known_word_letters on known_word (letters, total desc) where letters <> '';
drop index concurrently if exists known_word_initials;
create index concurrently known_word_initials on known_word (initials, total desc) where initials <> '';
drop index concurrently if exists known_word_letters_like;
create index concurrently known_word_letters_like on known_word using gin (letters gin_trgm_ops) where letters <> '';
