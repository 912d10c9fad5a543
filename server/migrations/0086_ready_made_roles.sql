-- Roles to begin with, each for one kind of work, and a property of a role: its pages are looked at and not changed.
alter table role add column view_only boolean not null default false;

update role set code = code || '_' || role_id
where role_id >= 100 and code in ('reviewer', 'content_editor', 'support', 'operations', 'auditor');

insert into role (role_id, code, name, view_only, menus) values
  (4, 'reviewer', '{"zh-CN": "审核员", "zh-TW": "審核員", "en": "Reviewer"}', false,
   array(select generate_series(10, 18)) || '{101,105,1004,1021}'),
  (5, 'content_editor', '{"zh-CN": "内容运营", "zh-TW": "內容營運", "en": "Content editor"}', false,
   array(select generate_series(10, 18)) || '{101,102,103,104,107,1003,1005,1006,1008,1009,1010,1011,1012,1013,1014,1015,1016,1017,1034,1035}'),
  (6, 'support', '{"zh-CN": "客服", "zh-TW": "客服", "en": "Support"}', false,
   array(select generate_series(10, 18)) || '{101,102,106,1007,1011,1026,1027,1028}'),
  (7, 'operations', '{"zh-CN": "运维", "zh-TW": "維運", "en": "Operations"}', false,
   array(select generate_series(10, 18)) || '{100,104,106,107,1002,1017,1027,1028,1030,1031,1032,1033,1036}'),
  (8, 'auditor', '{"zh-CN": "审计员", "zh-TW": "稽核員", "en": "Auditor"}', true,
   array(select generate_series(10, 18)) || '{100,102,106,107,1002,1010,1024,1025,1027,1028,1030,1031,1032,1033,1037}');

-- The pages that the person may only look at: a page that one of their other roles gives may be changed. It reads like a
-- column.
create function view_only(account) returns int[]
language sql stable as $$
  select coalesce(array_agg(page order by page), '{}')
  from unnest(menus($1)) as page
  where page >= 1000
    and exists (
      select from account_role join role using (role_id)
      where account_role.user_id = $1.user_id and role.view_only)
    and not exists (
      select from account_role join role using (role_id)
      where account_role.user_id = $1.user_id and not role.view_only and page = any(role.menus))
$$;

create or replace trigger role_changed after update on role for each row
  when ((old.menus, old.view_only) is distinct from (new.menus, new.view_only))
  execute function notify_role_changed();
