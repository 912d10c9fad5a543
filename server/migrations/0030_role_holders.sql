-- How many hold a role is counted up to a limit. In the order of this index: for a role that few hold, a walk through the
-- table would meet everybody before it met them.
create index account_role_holders on account_role (role_id, user_id);
drop index account_role_role;
