CREATE TABLE "scenes" (
	"media_id" text PRIMARY KEY NOT NULL,
	"shop_id" uuid,
	"months" integer[] DEFAULT '{}' NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The table is new and empty, so that nothing is checked or read into the index.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "scenes_shop_idx" ON "scenes" USING btree ("shop_id");--> statement-breakpoint
-- Reviews of accounts whose orders are known get the options of the last delivery.
UPDATE "reviews" r SET "options" = d."options"
FROM "reviews" w CROSS JOIN LATERAL (
	SELECT l."options" FROM "order_groups" g
	JOIN "orders" o ON o."order_group_id" = g."id"
	JOIN "order_lines" l ON l."order_id" = o."id" AND l."product_id" = w."product_id"
	JOIN "fulfillment_lines" fl ON fl."order_line_id" = l."id"
	JOIN "fulfillments" f ON f."id" = fl."fulfillment_id"
	WHERE g."customer_id" = w."user_id" AND o."status" <> 'canceled' AND f."status" = 'delivered'
	ORDER BY f."delivered_at" DESC NULLS LAST LIMIT 1
) d
WHERE w."user_id" IS NOT NULL AND r."id" = w."id";
