-- Readers of one Chinese script read texts of the other one converted. The database chooses the text, the process converts it.

-- The language of the text that somebody reads; null where there is none.
create function text_language(text jsonb, language text) returns text
language sql immutable parallel safe as $$
  select case
    when text ->> language <> '' then language
    when text ->> 'zh-CN' <> '' then 'zh-CN'
    when text ->> 'zh-TW' <> '' then 'zh-TW'
    when text ->> 'en' <> '' then 'en'
  end
$$;

-- Whether that text is converted into the reader's script.
create function is_converted(text jsonb, language text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(
    language like 'zh-%' and text_language(text, language) like 'zh-%' and text_language(text, language) <> language,
    false)
$$;

-- The language in which that text is shown. Without a text it is the reader's own.
create function shown_language(text jsonb, language text) returns text
language sql immutable parallel safe as $$
  select case when is_converted(text, language) then language else coalesce(text_language(text, language), language) end
$$;

-- That text as it was written: for what is compared or searched.
create function original_text(text jsonb, language text) returns text
language sql immutable parallel safe as $$
  select coalesce(
    nullif(text ->> language, ''), nullif(text ->> 'zh-CN', ''), nullif(text ->> 'zh-TW', ''), text ->> 'en'
  )
$$;

-- That text for somebody who reads it. One to be converted stands between invisible characters, which marked-text.ts
-- resolves when the row is read; a process of the release before shows it as it was written.
create or replace function in_language(text jsonb, language text) returns text
language sql immutable parallel safe as $$
  select case
    when text ->> language <> '' then text ->> language
    when language = 'zh-TW' and text ->> 'zh-CN' <> '' then U&'\2063\2061' || (text ->> 'zh-CN') || U&'\2063\2064'
    when language = 'zh-CN' and text ->> 'zh-TW' <> '' then U&'\2063\2062' || (text ->> 'zh-TW') || U&'\2063\2064'
    else original_text(text, language)
  end
$$;
