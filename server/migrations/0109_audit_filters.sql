-- The audit log is narrowed by what was done, and by the kind of thing it was done to.
-- lint: allow blocking-index because a partitioned table takes no concurrent index, and only changes by staff write to this one
create index audit_call on audit (call, created_at desc, audit_id desc);
create index audit_kind on audit (subject, created_at desc, audit_id desc);
