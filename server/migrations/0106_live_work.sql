-- no transaction
-- Each table of the overview's work list says that it has changed.

-- Drafts are nobody's work: submissions only from the moment they are handed in, until they are decided.
drop trigger if exists resource_version_work on resource_version;
drop trigger if exists resource_version_work_new on resource_version;
create trigger resource_version_work_new after insert on resource_version for each row when (new.state = 'in_review')
  execute function notify_work_changed();
create trigger resource_version_work after update on resource_version for each row
  when ((old.state, old.submitted_at, old.reviewer_id) is distinct from (new.state, new.submitted_at, new.reviewer_id)
    and 'in_review' in (old.state, new.state))
  execute function notify_work_changed();
drop trigger if exists article_revision_work on article_revision;
drop trigger if exists article_revision_work_new on article_revision;
create trigger article_revision_work_new after insert on article_revision for each row when (new.state = 'in_review')
  execute function notify_work_changed();
create trigger article_revision_work after update on article_revision for each row
  when ((old.state, old.submitted_at, old.reviewer_id) is distinct from (new.state, new.submitted_at, new.reviewer_id)
    and 'in_review' in (old.state, new.state))
  execute function notify_work_changed();
drop trigger if exists app_version_work on app_version;
drop trigger if exists app_version_work_new on app_version;
create trigger app_version_work_new after insert on app_version for each row when (new.state = 'in_review')
  execute function notify_work_changed();
create trigger app_version_work after update on app_version for each row
  when ((old.state, old.submitted_at, old.reviewer_id) is distinct from (new.state, new.submitted_at, new.reviewer_id)
    and 'in_review' in (old.state, new.state))
  execute function notify_work_changed();

drop trigger if exists feedback_work on feedback;
create trigger feedback_work after insert or delete or update on feedback for each statement
  execute function notify_work_changed();
drop trigger if exists item_report_work on item_report;
create trigger item_report_work after insert or delete or update of settled_at on item_report for each statement
  execute function notify_work_changed();
drop trigger if exists app_installation_work on app_installation;
create trigger app_installation_work after insert or delete or update of state on app_installation for each statement
  execute function notify_work_changed();
drop trigger if exists publisher_work on publisher;
create trigger publisher_work after insert or delete or update of verified_at on publisher for each statement
  execute function notify_work_changed();
drop trigger if exists article_opinion_work on article_opinion;
create trigger article_opinion_work after insert or delete or update of handled_at, text on article_opinion
  for each statement execute function notify_work_changed();
drop trigger if exists list_import_work on list_import;
create trigger list_import_work after update of state on list_import for each statement
  execute function notify_work_changed();
