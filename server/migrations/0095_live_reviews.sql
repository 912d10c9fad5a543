-- Reviewers who have the queue open hear, with the commit, that somebody has taken, left, decided or handed in a review, on
-- the channel of notices. What has changed is read by those who may: the payload names nothing.
-- lint: allow several-locks because a trigger is created without reading a row, and a wait for a lock is cut off and tried again
create function notify_review_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_notice', 'review:');
  return null;
end
$$;

create trigger review_began after insert on resource_version for each row when (new.state = 'in_review')
  execute function notify_review_changed();
create trigger review_changed after update on resource_version for each row
  when ('in_review' in (old.state, new.state)
    and (old.state, old.reviewer_id) is distinct from (new.state, new.reviewer_id))
  execute function notify_review_changed();

create trigger review_began after insert on app_version for each row when (new.state = 'in_review')
  execute function notify_review_changed();
create trigger review_changed after update on app_version for each row
  when ('in_review' in (old.state, new.state)
    and (old.state, old.reviewer_id) is distinct from (new.state, new.reviewer_id))
  execute function notify_review_changed();

create trigger review_began after insert on article_revision for each row when (new.state = 'in_review')
  execute function notify_review_changed();
create trigger review_changed after update on article_revision for each row
  when ('in_review' in (old.state, new.state)
    and (old.state, old.reviewer_id) is distinct from (new.state, new.reviewer_id))
  execute function notify_review_changed();
