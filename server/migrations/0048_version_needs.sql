-- What each published version needs, so that people whose environment the newest does not fit find the last one that does.
-- Versions of earlier releases have none: the newest of them has its resource's, the others what was described with them.
alter table resource_version add column needs jsonb;

create function version_needs(version resource_version) returns jsonb language sql stable as $$
  select '{"product_version": null, "system": null, "database": null, "processor": null, "middleware": null}'::jsonb || known
  from (select coalesce(
    version.needs,
    (select resource.needs from resource where resource.version_id = version.version_id),
    jsonb_build_object('product_version', nullif(version.described -> 'versions', 'null'))
  )) as one (known)
$$;
