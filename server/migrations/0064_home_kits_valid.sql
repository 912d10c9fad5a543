-- Rows from before 0063 met the narrower list.
alter table home_block validate constraint home_block_kind_check;
