-- no transaction
alter table feedback validate constraint feedback_assignee;
drop index concurrently if exists feedback_terms;
create index concurrently feedback_terms on feedback using gin (terms);
drop index concurrently if exists feedback_analyser;
create index concurrently feedback_analyser on feedback (analyser, feedback_id);
drop index concurrently if exists feedback_assigned;
create index concurrently feedback_assigned on feedback (assignee_id, updated_at desc, feedback_id desc);
