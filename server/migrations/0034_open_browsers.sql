-- Open browsers keep who a person is and what they may open. They hear, with the commit, that it has changed, on the
-- channel of notices: the payload is 'account:' and the ids.
create function notify_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_notice', 'account:' || coalesce(new.user_id, old.user_id));
  return null;
end
$$;

create trigger account_changed after update on account for each row
  when ((old.user_name, old.mobile, old.email, old.photo_url, old.user_type, old.is_weaver, old.own_menus,
         old.password_hash is null, old.state)
        is distinct from
        (new.user_name, new.mobile, new.email, new.photo_url, new.user_type, new.is_weaver, new.own_menus,
         new.password_hash is null, new.state))
  execute function notify_account_changed();

create trigger account_role_changed after insert or delete on account_role for each row
  execute function notify_account_changed();

-- A payload holds 8000 bytes; a role can have more holders than fit into one.
create function notify_role_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('atrium_notice', 'account:' || string_agg(user_id::text, ','))
  from (select user_id, row_number() over () / 400 as part from account_role where role_id = new.role_id) as holder
  group by part;
  return null;
end
$$;

create trigger role_changed after update on role for each row when (old.menus is distinct from new.menus)
  execute function notify_role_changed();

-- What the portal's menus offer. `code` is the area as the pages know it; without a menu id an item is open to everybody.
create table menu_item (
  code text primary key,
  menu_id int,
  menu_name jsonb not null,
  url text not null,
  position int not null
);

insert into menu_item (position, code, menu_id, url, menu_name) values
  (1, 'download', 10, '/download', '{"zh-CN": "下载", "zh-TW": "下載", "en": "Downloads"}'),
  (2, 'app-store', null, '/app-store', '{"zh-CN": "应用商店", "zh-TW": "應用商店", "en": "App store"}'),
  (3, 'resource', 11, '/resource', '{"zh-CN": "资源", "zh-TW": "資源", "en": "Resources"}'),
  (4, 'knowledge', 12, '/knowledge', '{"zh-CN": "知识库", "zh-TW": "知識庫", "en": "Knowledge"}'),
  (5, 'case', 13, '/case', '{"zh-CN": "案例", "zh-TW": "案例", "en": "Cases"}'),
  (6, 'video', 14, '/video', '{"zh-CN": "视频", "zh-TW": "影片", "en": "Videos"}'),
  (7, 'project', 15, '/project', '{"zh-CN": "项目", "zh-TW": "專案", "en": "Projects"}'),
  (8, 'person-center', 16, '/person-center', '{"zh-CN": "个人中心", "zh-TW": "個人中心", "en": "Personal centre"}'),
  (9, 'feedback', 17, '/person-center/person-feedback', '{"zh-CN": "意见反馈", "zh-TW": "意見回饋", "en": "Feedback"}'),
  (10, 'management', 18, '/management', '{"zh-CN": "管理后台", "zh-TW": "管理後台", "en": "Management"}');
