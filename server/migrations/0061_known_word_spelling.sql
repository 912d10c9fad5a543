-- How a word of Chinese is typed: `hetong`, or by its initials `ht`. Filled by the job search.vocabulary.
alter table known_word add column letters text not null default '';
alter table known_word add column initials text not null default '';
