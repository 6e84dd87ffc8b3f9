-- A check that was resumed may have taken a product twice. Its first item keeps it: the later one is left as a line without a
-- product, which undo lists as a conflict.
UPDATE "catalog_run_items" i SET "product_id" = NULL
WHERE EXISTS (SELECT FROM "catalog_run_items" e WHERE e."run_id" = i."run_id" AND e."product_id" = i."product_id" AND e."n" < i."n");
--> statement-breakpoint
-- While it is made, nothing is written to this table: by jobs, which wait and try again, and by a seller who maps columns.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "catalog_run_items_product_key" ON "catalog_run_items" USING btree ("run_id","product_id");
