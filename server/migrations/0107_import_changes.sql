-- What a row would change, before anything is written: [{column, before, after}].
alter table list_import_row add column changes jsonb;
