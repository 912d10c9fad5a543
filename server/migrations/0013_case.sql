-- Cases with all that is in them: the story, its figures, the resources that were used, and how long the customer agreed to
-- be named.

-- Whether the customer may no longer be named. A day is over as soon as it is over anywhere on Earth (UTC+14): never a
-- moment too long, wherever it is read. Null is a consent without an end.
create function consent_has_ended(consent_until date) returns boolean
language sql stable parallel safe as $$
  select coalesce(consent_until < (now() at time zone 'UTC' + interval '14 hours')::date, false)
$$;

-- All texts are texts per language, and plain: no markup. Only `customer`, `lead` and the item's own title and summary may
-- name the customer, because only these have another wording in `anonymous`.
alter table case_study
  -- The title without the customer, and the sentence below it.
  add column headline jsonb not null default '{}',
  add column lead jsonb not null default '{}',
  -- Facts: how large the customer is, which version it runs, how long it took until people worked with it.
  add column scale jsonb,
  add column product_version text,
  add column time_to_go_live jsonb,
  -- Paragraphs, and points: [text].
  add column challenge jsonb not null default '[]',
  add column solution jsonb not null default '[]',
  add column result jsonb not null default '[]',
  -- {before, after}, each {label, steps: [[text]]}: a step is a list of what goes on at the same time.
  add column process jsonb,
  -- [{moment, event}] in the order of time.
  add column timeline jsonb not null default '[]',
  -- {text, role}: whoever speaks is named by what they do.
  add column quote jsonb,
  -- The last day on which the customer may be named.
  add column consent_until date,
  -- {customer, title, summary, lead}: how the case stands without the name. Null: without the name there is no case.
  add column anonymous jsonb,
  -- {title, summary} of the item while it stands under its anonymous ones, in case the consent is given anew.
  add column named jsonb,
  add check (anonymous is null or anonymous ?& array['customer', 'title', 'summary', 'lead']);

-- figures: [{label, before?, value, unit?}]. What was called a label so far stood behind the value.
update case_study set figures = coalesce((
  select jsonb_agg(figure - 'label' || jsonb_strip_nulls(jsonb_build_object(
    'unit', case when figure ? 'before' then null else figure -> 'label' end,
    'label', case when figure ? 'before' then figure -> 'label' else null end)) order by place)
  from jsonb_array_elements(figures) with ordinality as told (figure, place)), '[]');

-- What a job looks through every few minutes.
create index case_study_consent on case_study (consent_until) where consent_until is not null;

create table case_product (
  item_id bigint not null references case_study on delete cascade,
  product_id bigint not null references product on delete cascade,
  position int not null default 0,
  primary key (item_id, product_id)
);
create index case_product_product on case_product (product_id);

-- The exact versions the customer went live with.
create table case_resource (
  item_id bigint not null references case_study on delete cascade,
  version_id bigint not null references resource_version on delete cascade,
  position int not null default 0,
  primary key (item_id, version_id)
);
create index case_resource_version on case_resource (version_id);

create table case_article (
  item_id bigint not null references case_study on delete cascade,
  article_id bigint not null references article on delete cascade,
  position int not null default 0,
  primary key (item_id, article_id)
);
create index case_article_article on case_article (article_id);

-- Lists find cases by their terms from now on: those that are there already by what they are filed under.
insert into item_term (item_id, terms)
select item_id, array_to_tsvector(array['kind:case']
  || array(select 'industry:' || industry_id from case_industry where case_industry.item_id = item.item_id)
  || array(select 'demand:' || demand_id from case_demand where case_demand.item_id = item.item_id))
from item where kind = 'case' and state = 'published'
on conflict (item_id) do nothing;
