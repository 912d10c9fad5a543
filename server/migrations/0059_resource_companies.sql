-- Which companies took a resource: one row each, so that the number of companies is the number of rows and a count only
-- adds new ones. The name itself is not needed and not kept here.
create table resource_company (
  item_id bigint not null references resource (item_id) on delete cascade,
  company_hash uuid not null,
  primary key (item_id, company_hash)
);

insert into resource_company (item_id, company_hash)
select distinct item_id, md5(lower(regexp_replace(company_name, '\s+', '', 'g')))::uuid
from resource_download join account using (user_id) where company_name ~ '\S';
