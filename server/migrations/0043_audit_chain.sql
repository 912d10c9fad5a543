-- Each row of the audit log is a link of one hash chain: whoever changes, removes or swaps rows later, with whatever rights,
-- is found by `npm run admin -- verify-audit`.

-- Beside the log, whose rows are never updated. `content_hash` stays when a month of the log is dropped.
create table audit_chain (
  position bigint primary key,
  audit_id bigint not null unique,
  created_at timestamptz not null,
  content_hash bytea not null,
  hash bytea not null
);

-- Rows that were there before the chain, which the job log.chain adds to it in batches. No row when all of them are.
create table audit_backlog (
  next_id bigint not null,
  last_id bigint not null
);

-- Every column, in a form that depends on no setting of the session.
create function audit_content_hash(entry audit) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    entry.audit_id, (extract(epoch from entry.created_at) * 1000000)::bigint, entry.user_id, entry.screen, entry.call,
    entry.subject, entry.subject_id, entry.before::text, entry.after::text, entry.reason, entry.network, entry.country,
    entry.user_agent, entry.request_id
  )::text, 'UTF8'))
$$;

create function audit_link_hash(previous bytea, link_position bigint, content_hash bytea) returns bytea
language sql immutable parallel safe as $$
  select sha256(previous || int8send(link_position) || content_hash)
$$;

-- One at a time until the transaction ends, so that each finds the link before its own.
create function append_audit_link(entry audit) returns void language plpgsql as $$
declare
  last record;
  content bytea := audit_content_hash(entry);
begin
  perform pg_advisory_xact_lock(7300003);
  select position, hash into last from audit_chain order by position desc limit 1;
  insert into audit_chain (position, audit_id, created_at, content_hash, hash) values (
    coalesce(last.position, 0) + 1, entry.audit_id, entry.created_at, content,
    audit_link_hash(coalesce(last.hash, ''), coalesce(last.position, 0) + 1, content)
  );
end $$;
revoke execute on function append_audit_link(audit) from public;

create function chain_audit() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform append_audit_link(new);
  return null;
end $$;
revoke execute on function chain_audit() from public;

-- At the commit: others wait for the lock only as long as that takes, and it cannot deadlock with locks of the work itself.
create constraint trigger audit_chained after insert on audit deferrable initially deferred
  for each row execute function chain_audit();
insert into audit_backlog (next_id, last_id) select min(audit_id), max(audit_id) from audit having count(*) > 0;

-- How many rows were added; 0 when none is left.
create function chain_audit_backlog(at_once int) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  entry audit;
  newest bigint;
  done int := 0;
begin
  perform from audit_backlog for update;
  for entry in
    select audit.* from audit, audit_backlog where audit_id between next_id and last_id
    order by audit_id limit least(at_once, 10000)
  loop
    perform append_audit_link(entry);
    newest := entry.audit_id;
    done := done + 1;
  end loop;
  if done = 0 then
    delete from audit_backlog;
  else
    update audit_backlog set next_id = newest + 1;
  end if;
  return done;
end $$;
revoke execute on function chain_audit_backlog(int) from public;

create trigger audit_chain_stays before update or delete on audit_chain for each row execute function refuse_change();
create trigger audit_chain_stays_whole before truncate on audit_chain for each statement execute function refuse_change();
