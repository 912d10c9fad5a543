-- People as those who run the portal see them: found among millions, with what only staff note down.

alter table account
  -- What staff know about the person: never shown to others, and given to the person with all that is kept about them.
  add column staff_note text,
  -- Null: never yet. Written by whatever opens a session, so that lists need not ask the log.
  add column last_sign_in_at timestamptz;

update account set last_sign_in_at = seen.at
from (
  select user_id, max(at) as at from (
    select user_id, created_at as at from session
    union all select user_id, created_at from sign_in where outcome in ('signed_in', 'registered')
  ) as entered group by user_id
) as seen
where seen.user_id = account.user_id;

-- People are found by how a name begins, whole numbers and addresses by the indexes they are unique by.
create index account_name_begins on account (lower(user_name) text_pattern_ops);
create index account_company_begins on account (lower(company_name) text_pattern_ops) where company_name is not null;
-- What lists are ordered by, from either end; who never came is last, whichever way.
create index account_newest on account (created_at, user_id);
create index account_seen on account (last_sign_in_at, user_id);
create index account_seen_lately on account (last_sign_in_at desc nulls last, user_id desc);
-- What few among many are.
create index account_official on account (created_at, user_id) where is_weaver;
create index account_wechat on account (created_at, user_id) where user_type = 'wechat_user';
create index account_not_active on account (created_at, user_id) where state <> 'active';
create index account_never_seen on account (created_at, user_id) where last_sign_in_at is null;

-- '135 **** 8723': enough to recognise a number that one knows, and to learn none.
create function masked_mobile(mobile text) returns text language sql immutable parallel safe as $$
  select case
    when mobile like '+86%' then substr(mobile, 4, 3) || ' **** ' || right(mobile, 4)
    else left(mobile, 5) || ' **** ' || right(mobile, 2)
  end
$$;

alter table role
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

-- Who comes through another house, newest first, and by how they are called there.
create index identity_newest on identity (type, created_at, identity_id);
create index identity_name_begins on identity (type, lower(name) text_pattern_ops) where name is not null;

-- What waits longest stands first where it is asked so.
create index feedback_oldest on feedback (created_at, feedback_id);
create index feedback_state_oldest on feedback (state, created_at, feedback_id);
