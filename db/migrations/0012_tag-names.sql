-- additive
ALTER TABLE `content_tags` ADD `name` text DEFAULT '' NOT NULL;