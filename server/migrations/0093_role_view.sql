-- The role a session views the portal as, and until when. No reference: a role that is removed meanwhile ends the view.
alter table session
  add column viewing_role_id bigint,
  add column viewing_until timestamptz;
