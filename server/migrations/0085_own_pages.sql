-- no transaction
-- Who holds a page by a list of their own: few among many.
drop index concurrently if exists account_own_menus;
create index concurrently account_own_menus on account using gin (own_menus) where own_menus is not null;
