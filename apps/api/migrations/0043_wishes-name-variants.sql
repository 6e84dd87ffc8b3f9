ALTER TABLE "wishes" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
-- Not validated: no row names a variant yet, and validating would read them all.
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Built within the transaction: wish lists are short, and the index is empty.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "wishes_variant_idx" ON "wishes" USING btree ("variant_id") WHERE "wishes"."variant_id" is not null;