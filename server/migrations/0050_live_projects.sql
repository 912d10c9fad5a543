-- Members who have a project open hear, with the commit, that it has changed, on the channel of notices: the payload is
-- 'project:', the project's id, ':' and the ids of its members. A payload holds 8000 bytes.
create function notify_project_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_notice', 'project:' || new.project_id || ':' || string_agg(user_id::text, ','))
  from (select user_id, row_number() over () / 400 as part from project_member where project_id = new.project_id) as member
  group by part;
  return null;
end
$$;

-- Every change within a project sets its updated_at in the same transaction.
create trigger project_changed after update on project for each row execute function notify_project_changed();
