ALTER TABLE "wishes" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_variant_idx" ON "wishes" USING btree ("variant_id") WHERE "wishes"."variant_id" is not null;