-- Ways in: proofs that an address or an outside account is somebody's, what was sent to people, and how often.

alter table account
  drop constraint account_state_check,
  -- A merged account lives on in another one; an erased one is a former member, whose published work may stay.
  add constraint account_state_check check (state in ('active', 'disabled', 'merged', 'erased')),
  add column merged_into bigint references account,
  -- Set when the owner asks for erasure: a time to think it over.
  add column erase_at timestamptz,
  add column withdraw_uploads boolean not null default false;
create index account_erase on account (erase_at) where erase_at is not null;
create index account_merged_into on account (merged_into) where merged_into is not null;

-- A session ends at `expires_at`, or when nobody used it for `idle_seconds`.
alter table session
  add column session_id bigint generated always as identity unique,
  add column idle_seconds int not null default 1209600,
  -- 'password', 'mobile_code', 'email_code', 'link', 'register', 'wechat' or the id of a provider.
  add column way text not null default 'link',
  add column country text,
  -- When the person last showed who they are; some calls want that to be lately.
  add column confirmed_at timestamptz not null default now();

-- Who the person is in other houses.
create table identity (
  identity_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  -- 'wechat', or the id of an OpenID Connect provider.
  type text not null,
  subject text not null,
  name text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (type, subject)
);
create index identity_account on identity (user_id);

create table agreement (
  user_id bigint not null references account on delete cascade,
  agreement text not null check (agreement in ('terms', 'privacy')),
  version text not null,
  agreed_at timestamptz not null default now(),
  primary key (user_id, agreement, version)
);

/*
 * Somebody shows that a mobile, an email or an outside account is theirs: by six digits that were sent there, or by
 * signing in there. Only who holds the ticket can go on with it, so nobody else can use up its tries.
 */
create table proof (
  proof_id bigint generated always as identity primary key,
  ticket_hash bytea not null unique,
  -- 'mobile', 'email', 'wechat' or the id of a provider.
  type text not null,
  purpose text not null check (purpose in ('login', 'register', 'password', 'bind', 'confirm')),
  -- Keyed hash of the number or address: these rows tell nobody's.
  subject_hash bytea,
  -- What an outside account told: subject, name, email. Sealed.
  claims bytea,
  -- Who asked, for what only a signed-in person can ask for.
  user_id bigint references account on delete cascade,
  code_hash bytea,
  tries int not null default 0,
  state_hash bytea unique,
  -- Nonce, PKCE verifier and the path to go back to, until the person comes back. Sealed.
  away bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  proved_at timestamptz,
  used_at timestamptz
);
create index proof_expires on proof (expires_at);
create index proof_account on proof (user_id) where user_id is not null;

/*
 * How often something happened within a window, which begins with the first time: one code in sixty seconds then means
 * just that. In PostgreSQL, because what guards money and secrets must not be forgotten when a cache is emptied. Names
 * hold keyed hashes, never numbers or addresses.
 */
create table usage (
  name text primary key,
  amount bigint not null,
  expires_at timestamptz not null
);
create index usage_expires on usage (expires_at);

-- Solutions of challenges that were handed in: each counts once.
create table spent_challenge (
  signature_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenge_expires on spent_challenge (expires_at);

-- The logs of messages and mails: what was sent to whom, what the carrier said, what it cost.
create table message (
  message_id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  -- 'code', 'password_changed', 'erasure', …: one text per purpose and language.
  template text not null,
  language text not null,
  user_id bigint references account on delete set null,
  -- '+86 135****8723', 'q****e@example.com'.
  masked_address text not null,
  address_hash bytea not null,
  dial_code text,
  code_hash bytea,
  -- Address and values, until the carrier has them. Sealed.
  sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  provider text,
  provider_answer jsonb,
  -- In ten-thousandths of the currency, as carriers bill.
  cost bigint not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index message_newest on message (channel, message_id desc);
create index message_account on message (user_id) where user_id is not null;
create index message_address on message (address_hash);
-- The daily look for messages nobody works at any more must not read the whole log.
create index message_unfinished on message (created_at) where state in ('waiting', 'sending');

-- Every way in and every refusal, for the person and for those who watch over the house. Only ever added to.
create table sign_in (
  sign_in_id bigint generated always as identity primary key,
  -- Null where nobody was recognised.
  user_id bigint references account on delete set null,
  way text not null,
  outcome text not null check (outcome in ('signed_in', 'registered', 'refused', 'challenged', 'too_often')),
  network text not null,
  country text,
  user_agent text,
  created_at timestamptz not null default now()
);
create index sign_in_account on sign_in (user_id, sign_in_id desc);
create index sign_in_created on sign_in (created_at);

create table personal_export (
  export_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  object_key text,
  size bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index personal_export_account on personal_export (user_id, export_id desc);
-- One at a time.
create unique index personal_export_waiting on personal_export (user_id) where state = 'waiting';
create index personal_export_expires on personal_export (expires_at);
