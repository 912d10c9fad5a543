-- Lists can be narrowed to a kit: what stands in a published one is indexed again by the job item.reindex, with the new term.
update item_term set analyser = 0
where item_id in (select item_id from kit_item join kit using (kit_id) where published_at is not null);
