ALTER TABLE "wishes" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
-- Checked within the transaction: the column is new and empty, so that rows of wishes are read and no variant is looked up.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The column is new and empty, so that no row is read into the index.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "wishes_variant_idx" ON "wishes" USING btree ("variant_id") WHERE "wishes"."variant_id" is not null;