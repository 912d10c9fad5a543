-- Whoever holds a management page may enter management: one role with one page is enough. Role 1 says no more than that
-- and has no pages of its own; it is among the roles of everybody who holds a page, whichever role or list gives it.

-- The codes of the portal's own roles; a role that was made here with the same code keeps everything else.
update role set code = code || '_' || role_id
where role_id >= 100 and code in ('super_administrator', 'administrator_pages');

insert into role (role_id, code, name, menus) values
  (3, 'super_administrator', '{"zh-CN": "超级管理员", "zh-TW": "超級管理員", "en": "Super administrator"}',
   array(select generate_series(10, 18) union all select generate_series(100, 107) union all select generate_series(1000, 1037)));

-- Where role 1 could not grant rights, its holders keep just what it opened.
insert into role (code, name, menus)
select 'administrator_pages', name, menus from role
where role_id = 1 and menus && array(select generate_series(1000, 1037)) and not menus @> '{1024,1025}';

-- Row 1 stays: the release that still runs reads it. A list of one's own still takes the place of what roles open.
insert into account_role (user_id, role_id)
select held.user_id, coalesce((select role_id from role where code = 'administrator_pages'), 3)
from account_role as held join account using (user_id) join role on role.role_id = 1
where held.role_id = 1 and role.menus && array(select generate_series(1000, 1037))
  and (account.own_menus is null or account.own_menus @> '{1024,1025}')
on conflict do nothing;
insert into account_role (user_id, role_id)
select user_id, 2 from account_role as held
where role_id = 1 and not exists (
  select from account_role as other where other.user_id = held.user_id and other.role_id <> 1);

update role set name = '{"zh-CN": "后台人员", "zh-TW": "後台人員", "en": "Staff"}',
  menus = array(select generate_series(10, 17)), updated_at = now()
where role_id = 1;

-- Management itself belongs to every list with one of its pages. A list of one's own may open nothing; without one, and
-- without a role that has one, it is absent.
create or replace function menus(account) returns int[]
language sql stable as $$
  select case when 1000 <= any(opened) and not 18 = any(opened)
    then array(select menu from unnest(opened || 18) as menu order by menu)
    else opened end
  from (
    select coalesce($1.own_menus, (
      select array_agg(distinct menu order by menu)
      from account_role join role using (role_id), unnest(role.menus) as menu
      where account_role.user_id = $1.user_id
    )) as opened
  ) as held
$$;

-- Whether the person holds a management page. Reads like a column, as `menus` does.
create function is_staff(account) returns boolean
language sql stable as $$ select coalesce(1000 <= any(menus($1)), false) $$;

-- The person's roles as a browser knows them.
create function roles(account) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('role_id', role_id) order by role_id), '[]')
  from (
    select role_id from account_role where account_role.user_id = $1.user_id and role_id <> 1
    union all
    select 1 where is_staff($1)
  ) as held
$$;
