-- What is kept about one person is found without reading everybody's: for exports and for erasure.
create index message_account on message (user_id) where user_id is not null;
create index message_address on message (address_hash);
create index proof_account on proof (user_id) where user_id is not null;
create index account_merged_into on account (merged_into) where merged_into is not null;
