-- Requests that are done once, however often they are sent. Whoever comes first claims the key. `is_done` is set by the transaction
-- that does the work, so that it tells what was kept, whatever became of the process and of the answer.
create table idempotency_key (
  user_id bigint not null references account,
  key text not null,
  claim_id uuid not null,
  call text not null,
  request_hash bytea not null,
  claimed_at timestamptz not null default now(),
  is_done boolean not null default false,
  -- Sealed: answers may hold links.
  answer bytea,
  primary key (user_id, key)
);

create index idempotency_key_claimed_at on idempotency_key (claimed_at);
