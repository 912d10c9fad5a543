-- Files that visitors may read have addresses made of their content, which caches keep. One that was handed out and is no longer
-- public answers 'gone'; to everybody else a file that is not public is as if it were not there.

alter table file add column shared_at timestamptz;
