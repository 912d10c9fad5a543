-- The home page leads to kits: a section that the portal fills by itself, after the first one.

alter table home_block drop constraint home_block_kind_check;
alter table home_block add constraint home_block_kind_check
  check (kind in ('hero', 'kits', 'news', 'rankings', 'knowledge', 'cases', 'videos', 'downloads', 'banner')) not valid;

insert into home_block (kind, position)
  select 'kits', coalesce(min(position) filter (where kind = 'hero'), 0) + 5 from home_block;
