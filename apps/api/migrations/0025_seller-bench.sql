CREATE INDEX "variant_values_option_idx" ON "variant_values" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "fulfillments_shop_tracking_idx" ON "fulfillments" USING btree ("shop_id",upper(replace("tracking_number", ' ', '')) collate "C") WHERE "fulfillments"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "order_groups_name_idx" ON "order_groups" USING gin (stoa_plain("shipping_address" ->> 'fullName') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_variant_idx" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_shop_sku_idx" ON "order_lines" USING btree ("shop_id",upper("sku") collate "C") WHERE "order_lines"."sku" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_ship_idx" ON "orders" USING btree ("shop_id","placed_at","id") WHERE "orders"."status" in ('placed', 'confirmed') and "orders"."fulfillment_status" in ('unfulfilled', 'partially_shipped');--> statement-breakpoint
CREATE INDEX "orders_shop_counts_idx" ON "orders" USING btree ("shop_id","status","fulfillment_status");--> statement-breakpoint
CREATE INDEX "orders_shop_number_idx" ON "orders" USING btree ("shop_id",upper("number") collate "C");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_idx" ON "ledger_entries" USING btree ("order_id");