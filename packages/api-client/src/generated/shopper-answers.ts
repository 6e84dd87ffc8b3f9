// Generated from openapi.json by scripts/generate-answers.ts.
import type { AnswerSchemas } from '../answers.ts'

/** Answers of every call that is not under `/api/seller/`. */
export const shopperAnswers: AnswerSchemas = {
 "operations": {
  "POST /api/auth/signin": {
   "$ref": "SessionRecord"
  },
  "POST /api/public/registerWithoutVerify": {
   "$ref": "Registered"
  },
  "POST /api/auth/forgot-password": {
   "$ref": "Message"
  },
  "POST /api/auth/resend-confirmation": {
   "$ref": "Message"
  },
  "POST /api/auth/device-link": {
   "$ref": "Message"
  },
  "POST /api/auth/device-link/confirm": {
   "$ref": "Message"
  },
  "POST /api/auth/reset-password": {
   "$ref": "Message"
  },
  "GET /api/auth/signup-user/active": {
   "$ref": "Message"
  },
  "POST /api/auth/refreshtoken": {
   "$ref": "SessionRecord"
  },
  "POST /auth/refresh-token": {
   "$ref": "TokenPair"
  },
  "GET /api/auth/signout": {
   "$ref": "Message"
  },
  "POST /api/auth/signin/second-factor": {
   "$ref": "SessionRecord"
  },
  "GET /api/user/second-factor": {
   "$ref": "SecondFactor"
  },
  "POST /api/user/second-factor/app": {
   "$ref": "NewAuthenticatorApp"
  },
  "POST /api/user/second-factor/app/activate": {
   "$ref": "RecoveryCodes"
  },
  "POST /api/user/second-factor/passkeys": {
   "$ref": "RecoveryCodes"
  },
  "POST /api/user/second-factor/passkeys/new": {
   "$ref": "NewPasskey"
  },
  "POST /api/user/second-factor/recovery-codes": {
   "$ref": "RecoveryCodes"
  },
  "GET /api/user/me": {
   "$ref": "User"
  },
  "POST /api/user/update_profile": {
   "$ref": "User"
  },
  "POST /api/user/change-password": {
   "$ref": "Message"
  },
  "GET /api/user/sessions": {
   "type": "array",
   "items": {
    "$ref": "Session"
   }
  },
  "POST /api/user/sessions/end-others": {
   "$ref": "EndedSessions"
  },
  "GET /api/user/export": {
   "$ref": "AccountExport"
  },
  "GET /api/user/addresses": {
   "type": "array",
   "items": {
    "$ref": "Address"
   }
  },
  "POST /api/user/addresses": {
   "$ref": "Address"
  },
  "PUT /api/user/addresses/{id}": {
   "$ref": "Address"
  },
  "GET /api/user/orders": {
   "$ref": "OrderList"
  },
  "GET /api/user/orders/{number}": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/cancellations": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/cancellations/preview": {
   "$ref": "RefundPreview"
  },
  "POST /api/user/orders/{number}/fulfillments/{id}/deliver": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/returns": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/returns/preview": {
   "$ref": "RefundPreview"
  },
  "POST /api/user/orders/{number}/returns/{id}/cancel": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/returns/{id}/send": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/claims": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/claims/{id}/withdraw": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/orders/{number}/disputes": {
   "$ref": "OrderGroup"
  },
  "POST /api/user/pictures": {
   "$ref": "Picture"
  },
  "GET /api/user/reviews": {
   "$ref": "OwnReviews"
  },
  "PUT /api/user/reviews/{productId}": {
   "$ref": "OwnReview"
  },
  "GET /api/user/questions": {
   "$ref": "OwnQuestionList"
  },
  "POST /api/user/questions": {
   "$ref": "OwnQuestion"
  },
  "GET /api/user/wish-list": {
   "$ref": "WishList"
  },
  "PATCH /api/user/wish-list": {
   "$ref": "WishListSettings"
  },
  "GET /api/user/wish-list/products": {
   "$ref": "WishedProducts"
  },
  "POST /api/user/wish-list/merge": {
   "$ref": "MergedWishes"
  },
  "GET /api/user/stock-alerts": {
   "$ref": "StockAlerts"
  },
  "PUT /api/user/stock-alerts/{id}": {
   "$ref": "StockAlerts"
  },
  "GET /api/public/wish-lists/{token}": {
   "$ref": "SharedWishList"
  },
  "GET /api/user/shop-application": {
   "$ref": "ShopApplicationState"
  },
  "POST /api/user/shop-application": {
   "$ref": "ShopApplicationState"
  },
  "DELETE /api/user/shop-application": {
   "$ref": "ShopApplicationState"
  },
  "GET /api/user/shop-application/slug": {
   "$ref": "ShopSlugCheck"
  },
  "GET /api/user/shops": {
   "$ref": "MyShops"
  },
  "POST /api/user/shop-invitations/accept": {
   "$ref": "MyShop"
  },
  "POST /api/user/shop-invitations/read": {
   "$ref": "MyShop"
  },
  "POST /api/public/track-order": {
   "$ref": "OrderTracking"
  },
  "GET /api/checkout": {
   "$ref": "Checkout"
  },
  "PUT /api/checkout": {
   "$ref": "Checkout"
  },
  "POST /api/checkout/{id}/payments": {
   "$ref": "Payment"
  },
  "GET /api/payments/{id}": {
   "$ref": "Payment"
  },
  "POST /api/payments/{id}/confirm": {
   "$ref": "Payment"
  },
  "POST /api/cart/add": {
   "$ref": "CartItem"
  },
  "POST /api/cart/add-multiple": {
   "$ref": "CartMerge"
  },
  "GET /api/cart/findAll": {
   "type": "array",
   "items": {
    "$ref": "ShopCartGroup"
   }
  },
  "GET /api/cart/changeQuantity/{id}/{quantity}": {
   "$ref": "CartItem"
  },
  "POST /api/public/cart/quote": {
   "$ref": "CartQuote"
  },
  "GET /api/public/category/get_tree_category": {
   "type": "array",
   "items": {
    "$ref": "Category"
   }
  },
  "GET /api/public/category/get-all-child-category-suggest": {
   "type": "array",
   "items": {
    "$ref": "Category"
   }
  },
  "GET /api/public/category/by-path": {
   "$ref": "CategoryPage"
  },
  "GET /api/public/home": {
   "$ref": "Home"
  },
  "GET /api/public/products": {
   "$ref": "ProductList"
  },
  "GET /api/public/products/{slug}": {
   "$ref": "Product"
  },
  "GET /api/public/products/{slug}/reviews": {
   "$ref": "ReviewList"
  },
  "GET /api/public/products/{slug}/questions": {
   "$ref": "QuestionList"
  },
  "GET /api/public/search/suggestions": {
   "$ref": "Suggestions"
  },
  "GET /api/public/shops": {
   "$ref": "ShopList"
  },
  "GET /api/public/shops/{slug}": {
   "$ref": "Shop"
  },
  "POST /api/public/contact": {
   "$ref": "Message"
  },
  "GET /api/public/sitemap": {
   "$ref": "SitemapIndex"
  },
  "GET /api/public/sitemap/{kind}/{page}": {
   "$ref": "SitemapPage"
  },
  "GET /api/public/market": {
   "$ref": "Market"
  },
  "GET /api/public/commission": {
   "$ref": "CommissionRates"
  },
  "GET /healthz": {
   "$ref": "Health"
  },
  "GET /readyz": {
   "$ref": "Health"
  }
 },
 "schemas": {
  "AccountExport": {
   "type": "object",
   "required": [
    "exportedAt",
    "profile",
    "addresses",
    "sessions",
    "secondFactor",
    "cart",
    "wishList",
    "stockAlerts",
    "orders",
    "payments",
    "reviews",
    "questions",
    "shops",
    "shopApplications",
    "emails"
   ],
   "properties": {
    "exportedAt": {
     "type": "string"
    },
    "profile": {
     "$ref": "ExportedProfile"
    },
    "addresses": {
     "type": "array",
     "items": {
      "$ref": "Address"
     }
    },
    "sessions": {
     "type": "array",
     "items": {
      "$ref": "ExportedSession"
     }
    },
    "secondFactor": {
     "$ref": "SecondFactor"
    },
    "cart": {
     "type": "array",
     "items": {
      "$ref": "ExportedCartLine"
     }
    },
    "wishList": {
     "type": "array",
     "items": {
      "$ref": "ExportedWish"
     }
    },
    "stockAlerts": {
     "type": "array",
     "items": {
      "$ref": "ExportedStockAlert"
     }
    },
    "orders": {
     "type": "array",
     "items": {
      "$ref": "OrderSummary"
     }
    },
    "payments": {
     "type": "array",
     "items": {
      "$ref": "Payment"
     }
    },
    "reviews": {
     "type": "array",
     "items": {
      "$ref": "ExportedReview"
     }
    },
    "questions": {
     "type": "array",
     "items": {
      "$ref": "ExportedQuestion"
     }
    },
    "shops": {
     "type": "array",
     "items": {
      "$ref": "ExportedShop"
     }
    },
    "shopApplications": {
     "type": "array",
     "items": {
      "$ref": "ShopApplication"
     }
    },
    "emails": {
     "type": "array",
     "items": {
      "$ref": "ExportedEmail"
     }
    }
   }
  },
  "Actor": {
   "type": "string"
  },
  "Address": {
   "type": "object",
   "required": [
    "id",
    "fullName",
    "phone",
    "line1",
    "line2",
    "city",
    "region",
    "postalCode",
    "countryCode",
    "isDefault"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "fullName": {
     "type": "string"
    },
    "phone": {
     "type": "string"
    },
    "line1": {
     "type": "string"
    },
    "line2": {
     "type": [
      "string",
      "null"
     ]
    },
    "city": {
     "type": "string"
    },
    "region": {
     "type": [
      "string",
      "null"
     ]
    },
    "postalCode": {
     "type": [
      "string",
      "null"
     ]
    },
    "countryCode": {
     "$ref": "CountryCode"
    },
    "isDefault": {
     "type": "boolean"
    }
   }
  },
  "AskedProduct": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "title",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "title": {
     "type": "string"
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "BuyAgain": {
   "type": "object",
   "required": [
    "productId",
    "optionIds"
   ],
   "properties": {
    "productId": {
     "type": "string"
    },
    "optionIds": {
     "$ref": "OptionIds"
    }
   }
  },
  "CancelReason": {
   "type": "string"
  },
  "CartDelivery": {
   "type": "object",
   "required": [
    "steps",
    "arrivesFrom",
    "arrivesTo"
   ],
   "properties": {
    "steps": {
     "type": "array",
     "items": {
      "$ref": "CartDeliveryStep"
     }
    },
    "arrivesFrom": {
     "type": "string"
    },
    "arrivesTo": {
     "type": "string"
    }
   }
  },
  "CartDeliveryStep": {
   "type": "object",
   "required": [
    "itemsFrom",
    "price"
   ],
   "properties": {
    "itemsFrom": {
     "$ref": "Money"
    },
    "price": {
     "$ref": "Money"
    }
   }
  },
  "CartItem": {
   "type": "object",
   "required": [
    "id",
    "quantity",
    "isReview",
    "variantValues",
    "variantLabels",
    "optionIds",
    "shop",
    "productDTO",
    "stock",
    "problems"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "isReview": {
     "type": "boolean"
    },
    "variantValues": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "variantLabels": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "optionIds": {
     "$ref": "OptionIds"
    },
    "shop": {
     "$ref": "CartLineShop"
    },
    "productDTO": {
     "$ref": "ProductDTO"
    },
    "stock": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "problems": {
     "type": "array",
     "items": {
      "$ref": "CartProblem"
     }
    }
   }
  },
  "CartLineShop": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "logo",
    "delivery"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "delivery": {
     "anyOf": [
      {
       "$ref": "CartDelivery"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "CartMerge": {
   "type": "object",
   "required": [
    "receipt",
    "cart"
   ],
   "properties": {
    "receipt": {
     "type": "array",
     "items": {
      "$ref": "ReceiptLine"
     }
    },
    "cart": {
     "type": "array",
     "items": {
      "$ref": "ShopCartGroup"
     }
    }
   }
  },
  "CartProblem": {
   "type": "object",
   "required": [
    "code",
    "available",
    "previousPrice"
   ],
   "properties": {
    "code": {
     "type": "string"
    },
    "available": {
     "type": [
      "integer",
      "null"
     ]
    },
    "previousPrice": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "backOn": {
     "type": "string"
    }
   }
  },
  "CartQuote": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "anyOf": [
       {
        "$ref": "CartItem"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   }
  },
  "CartShop": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    }
   }
  },
  "Category": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "isShowSuggest",
    "hasChild",
    "child"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "isShowSuggest": {
     "type": "boolean"
    },
    "icon": {
     "type": [
      "string",
      "null"
     ]
    },
    "hasChild": {
     "type": "boolean"
    },
    "child": {
     "type": "array",
     "items": {
      "$ref": "Category"
     }
    }
   }
  },
  "CategoryCommission": {
   "type": "object",
   "required": [
    "path",
    "name",
    "rate"
   ],
   "properties": {
    "path": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "rate": {
     "$ref": "CommissionRate"
    }
   }
  },
  "CategoryPage": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "path",
    "ancestors",
    "child"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "path": {
     "type": "string"
    },
    "ancestors": {
     "type": "array",
     "items": {
      "$ref": "CategoryReference"
     }
    },
    "child": {
     "type": "array",
     "items": {
      "$ref": "CategoryTile"
     }
    }
   }
  },
  "CategoryReference": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "path"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "path": {
     "type": "string"
    }
   }
  },
  "CategoryTile": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "path",
    "productCount",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "path": {
     "type": "string"
    },
    "productCount": {
     "type": "integer",
     "minimum": 0
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "Checkout": {
   "type": "object",
   "required": [
    "id",
    "number",
    "status",
    "currency",
    "address",
    "groups",
    "itemTotal",
    "shippingTotal",
    "taxTotal",
    "total",
    "problems",
    "amountHash",
    "payment",
    "orderNumber"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "number": {
     "type": "string"
    },
    "status": {
     "type": "string"
    },
    "currency": {
     "type": "string"
    },
    "address": {
     "anyOf": [
      {
       "$ref": "Address"
      },
      {
       "type": "null"
      }
     ]
    },
    "groups": {
     "type": "array",
     "items": {
      "$ref": "CheckoutGroup"
     }
    },
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "taxTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "problems": {
     "type": "array",
     "items": {
      "$ref": "CheckoutProblem"
     }
    },
    "amountHash": {
     "type": "string"
    },
    "payment": {
     "anyOf": [
      {
       "$ref": "Payment"
      },
      {
       "type": "null"
      }
     ]
    },
    "orderNumber": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "CheckoutGroup": {
   "type": "object",
   "required": [
    "shop",
    "lines",
    "tier",
    "tiers",
    "itemTotal",
    "shippingTotal",
    "taxTotal",
    "total",
    "freeShippingFrom"
   ],
   "properties": {
    "shop": {
     "$ref": "CheckoutShop"
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "CheckoutLine"
     }
    },
    "tier": {
     "anyOf": [
      {
       "$ref": "ShippingTier"
      },
      {
       "type": "null"
      }
     ]
    },
    "tiers": {
     "type": "array",
     "items": {
      "$ref": "ShippingOffer"
     }
    },
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "taxTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "freeShippingFrom": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "CheckoutLine": {
   "type": "object",
   "required": [
    "itemId",
    "productId",
    "title",
    "slug",
    "options",
    "picture",
    "quantity",
    "unitPrice",
    "compareAtPrice",
    "total"
   ],
   "properties": {
    "itemId": {
     "type": "string"
    },
    "productId": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "unitPrice": {
     "$ref": "Money"
    },
    "compareAtPrice": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "total": {
     "$ref": "Money"
    }
   }
  },
  "CheckoutProblem": {
   "type": "object",
   "required": [
    "code",
    "itemId",
    "shopId",
    "available",
    "previousPrice"
   ],
   "properties": {
    "code": {
     "type": "string"
    },
    "itemId": {
     "type": [
      "string",
      "null"
     ]
    },
    "shopId": {
     "type": [
      "string",
      "null"
     ]
    },
    "available": {
     "type": [
      "integer",
      "null"
     ]
    },
    "previousPrice": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "backOn": {
     "type": "string"
    }
   }
  },
  "CheckoutShop": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "logo"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    }
   }
  },
  "Claim": {
   "type": "object",
   "required": [
    "id",
    "kind",
    "wanted",
    "status",
    "resolution",
    "lines",
    "text",
    "pictures",
    "answer",
    "openedAt",
    "answerBy",
    "actions"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "kind": {
     "$ref": "ClaimKind"
    },
    "wanted": {
     "$ref": "ClaimResolution"
    },
    "status": {
     "type": "string"
    },
    "resolution": {
     "anyOf": [
      {
       "$ref": "ClaimResolution"
      },
      {
       "type": "null"
      }
     ]
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "LineQuantity"
     }
    },
    "text": {
     "type": "string"
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "answer": {
     "type": [
      "string",
      "null"
     ]
    },
    "openedAt": {
     "type": "string"
    },
    "answerBy": {
     "type": "string"
    },
    "actions": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "ClaimKind": {
   "type": "string"
  },
  "ClaimResolution": {
   "type": "string"
  },
  "ColorFacet": {
   "type": "object",
   "required": [
    "value",
    "label",
    "count",
    "hex"
   ],
   "properties": {
    "value": {
     "type": "string"
    },
    "label": {
     "type": "string"
    },
    "count": {
     "type": "integer",
     "minimum": 0
    },
    "hex": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "CommissionRate": {
   "type": "number",
   "minimum": 0
  },
  "CommissionRates": {
   "type": "object",
   "required": [
    "defaultRate",
    "categories"
   ],
   "properties": {
    "defaultRate": {
     "$ref": "CommissionRate"
    },
    "categories": {
     "type": "array",
     "items": {
      "$ref": "CategoryCommission"
     }
    }
   }
  },
  "CountryCode": {
   "type": "string"
  },
  "Dispute": {
   "type": "object",
   "required": [
    "id",
    "status",
    "amount",
    "text",
    "decision",
    "claimId",
    "returnId",
    "openedAt",
    "decideBy"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "type": "string"
    },
    "amount": {
     "$ref": "Money"
    },
    "text": {
     "type": "string"
    },
    "decision": {
     "type": [
      "string",
      "null"
     ]
    },
    "claimId": {
     "type": [
      "string",
      "null"
     ]
    },
    "returnId": {
     "type": [
      "string",
      "null"
     ]
    },
    "openedAt": {
     "type": "string"
    },
    "decideBy": {
     "type": "string"
    }
   }
  },
  "Email": {
   "type": "string"
  },
  "EndedSessions": {
   "type": "object",
   "required": [
    "ended"
   ],
   "properties": {
    "ended": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "ExportedCartLine": {
   "type": "object",
   "required": [
    "product",
    "options",
    "shop",
    "quantity"
   ],
   "properties": {
    "product": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "shop": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "ExportedEmail": {
   "type": "object",
   "required": [
    "subject",
    "createdAt",
    "sentAt"
   ],
   "properties": {
    "subject": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "sentAt": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "ExportedProfile": {
   "type": "object",
   "required": [
    "id",
    "username",
    "email",
    "emailConfirmedAt",
    "avatar",
    "roles",
    "createdAt",
    "updatedAt"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "username": {
     "type": "string"
    },
    "email": {
     "$ref": "Email"
    },
    "emailConfirmedAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "avatar": {
     "type": [
      "string",
      "null"
     ]
    },
    "roles": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "createdAt": {
     "type": "string"
    },
    "updatedAt": {
     "type": "string"
    }
   }
  },
  "ExportedQuestion": {
   "type": "object",
   "required": [
    "product",
    "text",
    "answer",
    "createdAt"
   ],
   "properties": {
    "product": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "answer": {
     "type": [
      "string",
      "null"
     ]
    },
    "createdAt": {
     "type": "string"
    }
   }
  },
  "ExportedReview": {
   "type": "object",
   "required": [
    "product",
    "rating",
    "title",
    "text",
    "pictures",
    "answer",
    "createdAt"
   ],
   "properties": {
    "product": {
     "type": "string"
    },
    "rating": {
     "type": "integer",
     "minimum": 1
    },
    "title": {
     "type": [
      "string",
      "null"
     ]
    },
    "text": {
     "type": "string"
    },
    "pictures": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "answer": {
     "type": [
      "string",
      "null"
     ]
    },
    "createdAt": {
     "type": "string"
    }
   }
  },
  "ExportedSession": {
   "type": "object",
   "required": [
    "createdAt",
    "lastSeenAt",
    "endedAt",
    "userAgent",
    "ip"
   ],
   "properties": {
    "createdAt": {
     "type": "string"
    },
    "lastSeenAt": {
     "type": "string"
    },
    "endedAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "userAgent": {
     "type": [
      "string",
      "null"
     ]
    },
    "ip": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "ExportedShop": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    }
   }
  },
  "ExportedStockAlert": {
   "type": "object",
   "required": [
    "product",
    "since"
   ],
   "properties": {
    "product": {
     "type": "string"
    },
    "since": {
     "type": "string"
    }
   }
  },
  "ExportedWish": {
   "type": "object",
   "required": [
    "product",
    "savedAt"
   ],
   "properties": {
    "product": {
     "type": "string"
    },
    "savedAt": {
     "type": "string"
    }
   }
  },
  "Facet": {
   "type": "object",
   "required": [
    "value",
    "label",
    "count"
   ],
   "properties": {
    "value": {
     "type": "string"
    },
    "label": {
     "type": "string"
    },
    "count": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Facets": {
   "type": "object",
   "required": [
    "categories",
    "shops",
    "colors",
    "price",
    "ratings",
    "options",
    "onSale",
    "inStock"
   ],
   "properties": {
    "categories": {
     "type": "array",
     "items": {
      "$ref": "Facet"
     }
    },
    "shops": {
     "type": "array",
     "items": {
      "$ref": "Facet"
     }
    },
    "colors": {
     "type": "array",
     "items": {
      "$ref": "ColorFacet"
     }
    },
    "price": {
     "anyOf": [
      {
       "$ref": "PriceRange"
      },
      {
       "type": "null"
      }
     ]
    },
    "ratings": {
     "type": "array",
     "items": {
      "$ref": "RatingFacet"
     }
    },
    "options": {
     "type": "array",
     "items": {
      "$ref": "OptionFacet"
     }
    },
    "onSale": {
     "type": "integer",
     "minimum": 0
    },
    "inStock": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "FeaturedShop": {
   "type": "object",
   "required": [
    "shop",
    "story",
    "pictures"
   ],
   "properties": {
    "shop": {
     "$ref": "ShopCard"
    },
    "story": {
     "type": "string"
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    }
   }
  },
  "Fulfillment": {
   "type": "object",
   "required": [
    "id",
    "status",
    "carrier",
    "trackingNumber",
    "trackingUrl",
    "shippedAt",
    "deliveredAt",
    "claimId",
    "lines"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "claimId": {
     "type": [
      "string",
      "null"
     ]
    },
    "status": {
     "type": "string"
    },
    "carrier": {
     "type": [
      "string",
      "null"
     ]
    },
    "trackingNumber": {
     "type": [
      "string",
      "null"
     ]
    },
    "trackingUrl": {
     "type": [
      "string",
      "null"
     ]
    },
    "shippedAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "deliveredAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "FulfillmentLine"
     }
    }
   }
  },
  "FulfillmentLine": {
   "type": "object",
   "required": [
    "orderLineId",
    "title",
    "quantity"
   ],
   "properties": {
    "orderLineId": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "Health": {
   "type": "object",
   "required": [
    "status"
   ],
   "properties": {
    "status": {
     "type": "string"
    }
   }
  },
  "Home": {
   "type": "object",
   "required": [
    "hero",
    "heroEvening",
    "windows",
    "shopCount",
    "categories",
    "bestSellers",
    "newest",
    "featuredShop",
    "shops"
   ],
   "properties": {
    "hero": {
     "$ref": "NullablePicture"
    },
    "heroEvening": {
     "$ref": "NullablePicture"
    },
    "windows": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "shopCount": {
     "type": "integer",
     "minimum": 0
    },
    "categories": {
     "type": "array",
     "items": {
      "$ref": "CategoryTile"
     }
    },
    "bestSellers": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "newest": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "featuredShop": {
     "anyOf": [
      {
       "$ref": "FeaturedShop"
      },
      {
       "type": "null"
      }
     ]
    },
    "shops": {
     "type": "array",
     "items": {
      "$ref": "ShopCard"
     }
    }
   }
  },
  "LineQuantity": {
   "type": "object",
   "required": [
    "orderLineId",
    "quantity"
   ],
   "properties": {
    "orderLineId": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "MadeBy": {
   "type": "object",
   "required": [
    "names",
    "more",
    "city"
   ],
   "properties": {
    "names": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "more": {
     "type": "integer",
     "minimum": 0
    },
    "city": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "Market": {
   "type": "object",
   "required": [
    "currency",
    "shippingPrices",
    "payment"
   ],
   "properties": {
    "currency": {
     "type": "string"
    },
    "shippingPrices": {
     "$ref": "ShippingPrices"
    },
    "payment": {
     "anyOf": [
      {
       "$ref": "PaymentSettings"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "MergedWishes": {
   "type": "object",
   "required": [
    "productIds",
    "refused"
   ],
   "properties": {
    "productIds": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "refused": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "Message": {
   "type": "object",
   "required": [
    "message"
   ],
   "properties": {
    "message": {
     "type": "string"
    }
   }
  },
  "Money": {
   "type": "number",
   "minimum": 0
  },
  "MyShop": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "name",
    "logo",
    "role",
    "keys",
    "status",
    "isPaused"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "role": {
     "$ref": "ShopRole"
    },
    "keys": {
     "$ref": "ShopKeys"
    },
    "status": {
     "type": "string"
    },
    "isPaused": {
     "type": "boolean"
    }
   }
  },
  "MyShops": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "MyShop"
     }
    }
   }
  },
  "NewAuthenticatorApp": {
   "type": "object",
   "required": [
    "secret",
    "uri"
   ],
   "properties": {
    "secret": {
     "type": "string"
    },
    "uri": {
     "type": "string"
    }
   }
  },
  "NewPasskey": {
   "type": "object",
   "required": [
    "challenge",
    "options"
   ],
   "properties": {
    "challenge": {
     "type": "string"
    },
    "options": {
     "$ref": "PasskeyOptions"
    }
   }
  },
  "NullablePicture": {
   "anyOf": [
    {
     "$ref": "Picture"
    },
    {
     "type": "null"
    }
   ]
  },
  "NullableRating": {
   "anyOf": [
    {
     "$ref": "Rating"
    },
    {
     "type": "null"
    }
   ]
  },
  "OptionFacet": {
   "type": "object",
   "required": [
    "name",
    "values"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "values": {
     "type": "array",
     "items": {
      "$ref": "Facet"
     }
    }
   }
  },
  "OptionIds": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "OptionValue": {
   "type": "object",
   "required": [
    "id",
    "name",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "Order": {
   "type": "object",
   "required": [
    "id",
    "number",
    "shop",
    "badge",
    "stage",
    "shippingTier",
    "arrivesFrom",
    "arrivesTo",
    "lines",
    "itemTotal",
    "shippingTotal",
    "taxTotal",
    "total",
    "refundedTotal",
    "timeline",
    "fulfillments",
    "actions",
    "returnUntil",
    "cancellations",
    "refunds",
    "returns",
    "claims",
    "disputes"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "number": {
     "type": "string"
    },
    "shop": {
     "$ref": "ShopReference"
    },
    "badge": {
     "$ref": "OrderBadge"
    },
    "stage": {
     "$ref": "OrderStage"
    },
    "shippingTier": {
     "anyOf": [
      {
       "$ref": "ShippingTier"
      },
      {
       "type": "null"
      }
     ]
    },
    "arrivesFrom": {
     "type": [
      "string",
      "null"
     ]
    },
    "arrivesTo": {
     "type": [
      "string",
      "null"
     ]
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "OrderDetailLine"
     }
    },
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "taxTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "refundedTotal": {
     "$ref": "Money"
    },
    "timeline": {
     "type": "array",
     "items": {
      "$ref": "OrderEvent"
     }
    },
    "fulfillments": {
     "type": "array",
     "items": {
      "$ref": "Fulfillment"
     }
    },
    "actions": {
     "type": "array",
     "items": {
      "$ref": "OrderAction"
     }
    },
    "returnUntil": {
     "type": [
      "string",
      "null"
     ]
    },
    "cancellations": {
     "type": "array",
     "items": {
      "$ref": "OrderCancellation"
     }
    },
    "refunds": {
     "type": "array",
     "items": {
      "$ref": "OrderRefund"
     }
    },
    "returns": {
     "type": "array",
     "items": {
      "$ref": "Return"
     }
    },
    "claims": {
     "type": "array",
     "items": {
      "$ref": "Claim"
     }
    },
    "disputes": {
     "type": "array",
     "items": {
      "$ref": "Dispute"
     }
    }
   }
  },
  "OrderAction": {
   "type": "string"
  },
  "OrderAddress": {
   "type": "object",
   "required": [
    "fullName",
    "phone",
    "line1",
    "line2",
    "city",
    "region",
    "postalCode",
    "countryCode"
   ],
   "properties": {
    "fullName": {
     "type": "string"
    },
    "phone": {
     "type": "string"
    },
    "line1": {
     "type": "string"
    },
    "line2": {
     "type": [
      "string",
      "null"
     ]
    },
    "city": {
     "type": "string"
    },
    "region": {
     "type": [
      "string",
      "null"
     ]
    },
    "postalCode": {
     "type": [
      "string",
      "null"
     ]
    },
    "countryCode": {
     "type": "string"
    }
   }
  },
  "OrderBadge": {
   "type": "string"
  },
  "OrderCancellation": {
   "type": "object",
   "required": [
    "id",
    "actor",
    "reason",
    "note",
    "at",
    "lines"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "actor": {
     "$ref": "Actor"
    },
    "reason": {
     "$ref": "CancelReason"
    },
    "note": {
     "type": [
      "string",
      "null"
     ]
    },
    "at": {
     "type": "string"
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "LineQuantity"
     }
    }
   }
  },
  "OrderCounts": {
   "type": "object",
   "required": [
    "all",
    "preparing",
    "on_the_way",
    "delivered",
    "returned",
    "canceled"
   ],
   "properties": {
    "all": {
     "type": "integer",
     "minimum": 0
    },
    "preparing": {
     "type": "integer",
     "minimum": 0
    },
    "on_the_way": {
     "type": "integer",
     "minimum": 0
    },
    "delivered": {
     "type": "integer",
     "minimum": 0
    },
    "returned": {
     "type": "integer",
     "minimum": 0
    },
    "canceled": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "OrderDetailLine": {
   "type": "object",
   "required": [
    "id",
    "title",
    "options",
    "sku",
    "quantity",
    "unitPrice",
    "compareAtPrice",
    "total",
    "slug",
    "picture",
    "canceledQuantity",
    "fulfilledQuantity",
    "returnedQuantity",
    "cancelableQuantity",
    "returnableQuantity",
    "claimableQuantity",
    "review",
    "productId",
    "buyAgain"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "sku": {
     "type": [
      "string",
      "null"
     ]
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "unitPrice": {
     "$ref": "Money"
    },
    "compareAtPrice": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "total": {
     "$ref": "Money"
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "canceledQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "fulfilledQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "returnedQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "cancelableQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "returnableQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "claimableQuantity": {
     "type": "integer",
     "minimum": 0
    },
    "review": {
     "type": [
      "string",
      "null"
     ]
    },
    "productId": {
     "type": [
      "string",
      "null"
     ]
    },
    "buyAgain": {
     "anyOf": [
      {
       "$ref": "BuyAgain"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "OrderEvent": {
   "type": "object",
   "required": [
    "kind",
    "at",
    "actor"
   ],
   "properties": {
    "kind": {
     "$ref": "OrderEventKind"
    },
    "at": {
     "type": "string"
    },
    "actor": {
     "type": "string"
    }
   }
  },
  "OrderEventKind": {
   "type": "string"
  },
  "OrderGroup": {
   "type": "object",
   "required": [
    "number",
    "placedAt",
    "currency",
    "email",
    "itemTotal",
    "shippingTotal",
    "taxTotal",
    "total",
    "refundedTotal",
    "payment",
    "shippingAddress",
    "orders"
   ],
   "properties": {
    "number": {
     "type": "string"
    },
    "placedAt": {
     "type": "string"
    },
    "currency": {
     "type": "string"
    },
    "email": {
     "type": [
      "string",
      "null"
     ]
    },
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "taxTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "refundedTotal": {
     "$ref": "Money"
    },
    "payment": {
     "anyOf": [
      {
       "$ref": "OrderPayment"
      },
      {
       "type": "null"
      }
     ]
    },
    "shippingAddress": {
     "anyOf": [
      {
       "$ref": "OrderAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "orders": {
     "type": "array",
     "items": {
      "$ref": "Order"
     }
    }
   }
  },
  "OrderLine": {
   "type": "object",
   "required": [
    "id",
    "title",
    "options",
    "quantity",
    "slug",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "options": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "OrderList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "shops",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "OrderSummary"
     }
    },
    "counts": {
     "$ref": "OrderCounts"
    },
    "shops": {
     "type": "array",
     "items": {
      "$ref": "ShopReference"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "OrderPayment": {
   "type": "object",
   "required": [
    "provider",
    "method",
    "instrument",
    "isTest",
    "amount"
   ],
   "properties": {
    "provider": {
     "$ref": "PaymentProvider"
    },
    "method": {
     "$ref": "PaymentMethod"
    },
    "instrument": {
     "type": [
      "string",
      "null"
     ]
    },
    "isTest": {
     "type": "boolean"
    },
    "amount": {
     "$ref": "Money"
    }
   }
  },
  "OrderRefund": {
   "type": "object",
   "required": [
    "id",
    "amount",
    "reason",
    "status",
    "note",
    "at"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "amount": {
     "$ref": "Money"
    },
    "reason": {
     "$ref": "RefundReason"
    },
    "status": {
     "$ref": "RefundStatus"
    },
    "note": {
     "type": [
      "string",
      "null"
     ]
    },
    "at": {
     "type": "string"
    }
   }
  },
  "OrderStage": {
   "type": "string"
  },
  "OrderSummary": {
   "type": "object",
   "required": [
    "id",
    "number",
    "placedAt",
    "shop",
    "badge",
    "stage",
    "currency",
    "total",
    "itemCount",
    "lines"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "number": {
     "type": "string"
    },
    "placedAt": {
     "type": "string"
    },
    "shop": {
     "$ref": "ShopReference"
    },
    "badge": {
     "$ref": "OrderBadge"
    },
    "stage": {
     "$ref": "OrderStage"
    },
    "currency": {
     "type": "string"
    },
    "total": {
     "$ref": "Money"
    },
    "itemCount": {
     "type": "integer",
     "minimum": 0
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "OrderLine"
     }
    }
   }
  },
  "OrderTracking": {
   "type": "object",
   "required": [
    "number",
    "placedAt",
    "orders"
   ],
   "properties": {
    "number": {
     "type": "string"
    },
    "placedAt": {
     "type": "string"
    },
    "orders": {
     "type": "array",
     "items": {
      "$ref": "TrackedOrder"
     }
    }
   }
  },
  "OwnQuestion": {
   "type": "object",
   "required": [
    "product",
    "question"
   ],
   "properties": {
    "product": {
     "$ref": "AskedProduct"
    },
    "question": {
     "$ref": "Question"
    }
   }
  },
  "OwnQuestionList": {
   "type": "object",
   "required": [
    "items",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "OwnQuestion"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "OwnReview": {
   "type": "object",
   "required": [
    "product",
    "review"
   ],
   "properties": {
    "product": {
     "$ref": "ReviewedProduct"
    },
    "review": {
     "$ref": "Review"
    }
   }
  },
  "OwnReviews": {
   "type": "object",
   "required": [
    "items",
    "open"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "OwnReview"
     }
    },
    "open": {
     "type": "array",
     "items": {
      "$ref": "ReviewedProduct"
     }
    }
   }
  },
  "Page": {
   "type": "object",
   "required": [
    "next",
    "previous"
   ],
   "properties": {
    "next": {
     "type": [
      "string",
      "null"
     ]
    },
    "previous": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "Passkey": {
   "type": "object",
   "required": [
    "id",
    "name",
    "createdAt",
    "lastUsedAt"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "lastUsedAt": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "PasskeyOptions": {
   "type": "object",
   "required": [
    "challenge"
   ],
   "properties": {
    "challenge": {
     "type": "string"
    }
   }
  },
  "Payment": {
   "type": "object",
   "required": [
    "id",
    "checkoutId",
    "provider",
    "method",
    "status",
    "reference",
    "amount",
    "currency",
    "isTest",
    "instrument",
    "failure",
    "expiresAt",
    "orderNumber"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "checkoutId": {
     "type": "string"
    },
    "provider": {
     "$ref": "PaymentProvider"
    },
    "method": {
     "$ref": "PaymentMethod"
    },
    "status": {
     "$ref": "PaymentStatus"
    },
    "reference": {
     "type": [
      "string",
      "null"
     ]
    },
    "amount": {
     "$ref": "Money"
    },
    "currency": {
     "type": "string"
    },
    "isTest": {
     "type": "boolean"
    },
    "instrument": {
     "type": [
      "string",
      "null"
     ]
    },
    "failure": {
     "anyOf": [
      {
       "$ref": "PaymentFailure"
      },
      {
       "type": "null"
      }
     ]
    },
    "expiresAt": {
     "type": [
      "string",
      "null"
     ]
    },
    "orderNumber": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "PaymentFailure": {
   "type": "object",
   "required": [
    "code",
    "message",
    "mayRetry"
   ],
   "properties": {
    "code": {
     "type": "string"
    },
    "message": {
     "type": "string"
    },
    "mayRetry": {
     "type": "boolean"
    }
   }
  },
  "PaymentMethod": {
   "type": "string"
  },
  "PaymentProvider": {
   "type": "string"
  },
  "PaymentSettings": {
   "type": "object",
   "required": [
    "provider",
    "environment",
    "clientId"
   ],
   "properties": {
    "provider": {
     "$ref": "PaymentProvider"
    },
    "environment": {
     "type": "string"
    },
    "clientId": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "PaymentStatus": {
   "type": "string"
  },
  "Picture": {
   "type": "object",
   "required": [
    "id",
    "alt",
    "base",
    "widths",
    "width",
    "height"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "alt": {
     "type": "string"
    },
    "base": {
     "type": "string"
    },
    "widths": {
     "type": "array",
     "items": {
      "type": "integer"
     }
    },
    "width": {
     "type": "integer"
    },
    "height": {
     "type": "integer"
    }
   }
  },
  "PriceRange": {
   "type": "object",
   "required": [
    "min",
    "max"
   ],
   "properties": {
    "min": {
     "$ref": "Money"
    },
    "max": {
     "$ref": "Money"
    }
   }
  },
  "Product": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "name",
    "descriptionHtml",
    "details",
    "shop",
    "shopFacts",
    "category",
    "ancestors",
    "pictures",
    "price",
    "priceSale",
    "rating",
    "ratingDistribution",
    "options",
    "variants",
    "isSoldOut",
    "isNew",
    "delivery",
    "reviews",
    "questions",
    "related",
    "fromSameShop"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "descriptionHtml": {
     "type": "string"
    },
    "details": {
     "type": "array",
     "items": {
      "$ref": "ProductDetail"
     }
    },
    "shop": {
     "$ref": "Shop"
    },
    "shopFacts": {
     "$ref": "ShopFacts"
    },
    "category": {
     "anyOf": [
      {
       "$ref": "CategoryReference"
      },
      {
       "type": "null"
      }
     ]
    },
    "ancestors": {
     "type": "array",
     "items": {
      "$ref": "CategoryReference"
     }
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "price": {
     "$ref": "Money"
    },
    "priceSale": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "rating": {
     "$ref": "NullableRating"
    },
    "ratingDistribution": {
     "type": "array",
     "items": {
      "type": "integer",
      "minimum": 0
     }
    },
    "options": {
     "type": "array",
     "items": {
      "$ref": "ProductOption"
     }
    },
    "variants": {
     "type": "array",
     "items": {
      "$ref": "Variant"
     }
    },
    "isSoldOut": {
     "type": "boolean"
    },
    "isNew": {
     "type": "boolean"
    },
    "delivery": {
     "$ref": "ProductDelivery"
    },
    "reviews": {
     "$ref": "ReviewList"
    },
    "questions": {
     "$ref": "QuestionList"
    },
    "related": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "fromSameShop": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    }
   }
  },
  "ProductCard": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "name",
    "shop",
    "madeBy",
    "picture",
    "price",
    "priceSale",
    "hasPriceRange",
    "rating",
    "isSoldOut",
    "isNew",
    "optionCount"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "shop": {
     "$ref": "CartShop"
    },
    "madeBy": {
     "$ref": "MadeBy"
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "price": {
     "$ref": "Money"
    },
    "priceSale": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "hasPriceRange": {
     "type": "boolean"
    },
    "rating": {
     "$ref": "NullableRating"
    },
    "isSoldOut": {
     "type": "boolean"
    },
    "isNew": {
     "type": "boolean"
    },
    "optionCount": {
     "type": "integer",
     "minimum": 0
    },
    "secondPicture": {
     "$ref": "Picture"
    },
    "stock": {
     "type": "integer",
     "minimum": 1
    },
    "swatches": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "colorCount": {
     "type": "integer",
     "minimum": 2
    }
   }
  },
  "ProductDTO": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "price",
    "priceSale",
    "picture"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "price": {
     "$ref": "Money"
    },
    "priceSale": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "picture": {
     "$ref": "NullablePicture"
    }
   }
  },
  "ProductDelivery": {
   "type": "object",
   "required": [
    "offers",
    "freeFrom"
   ],
   "properties": {
    "offers": {
     "type": "array",
     "items": {
      "$ref": "ShippingOffer"
     }
    },
    "freeFrom": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ProductDetail": {
   "type": "object",
   "required": [
    "label",
    "value"
   ],
   "properties": {
    "label": {
     "type": "string"
    },
    "value": {
     "type": "string"
    }
   }
  },
  "ProductList": {
   "type": "object",
   "required": [
    "items",
    "total",
    "facets",
    "correctedQuery",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "total": {
     "type": "integer",
     "minimum": 0
    },
    "facets": {
     "$ref": "Facets"
    },
    "correctedQuery": {
     "type": [
      "string",
      "null"
     ]
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ProductOption": {
   "type": "object",
   "required": [
    "name",
    "values"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "values": {
     "type": "array",
     "items": {
      "$ref": "OptionValue"
     }
    }
   }
  },
  "Question": {
   "type": "object",
   "required": [
    "id",
    "text",
    "author",
    "createdAt",
    "answer"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "author": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "answer": {
     "anyOf": [
      {
       "$ref": "QuestionAnswer"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "QuestionAnswer": {
   "type": "object",
   "required": [
    "shop",
    "text",
    "at"
   ],
   "properties": {
    "shop": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "at": {
     "type": "string"
    }
   }
  },
  "QuestionList": {
   "type": "object",
   "required": [
    "items",
    "total",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "Question"
     }
    },
    "total": {
     "type": "integer",
     "minimum": 0
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "Rating": {
   "type": "object",
   "required": [
    "average",
    "count"
   ],
   "properties": {
    "average": {
     "type": "number",
     "minimum": 1
    },
    "count": {
     "type": "integer",
     "minimum": 1
    }
   }
  },
  "RatingFacet": {
   "type": "object",
   "required": [
    "stars",
    "count"
   ],
   "properties": {
    "stars": {
     "type": "integer",
     "minimum": 1
    },
    "count": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "ReceiptLine": {
   "type": "object",
   "required": [
    "productId",
    "optionIds",
    "outcome",
    "quantity",
    "itemId",
    "reason"
   ],
   "properties": {
    "productId": {
     "type": "string"
    },
    "optionIds": {
     "$ref": "OptionIds"
    },
    "outcome": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 0
    },
    "itemId": {
     "type": [
      "string",
      "null"
     ]
    },
    "reason": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "RecoveryCodes": {
   "type": "object",
   "required": [
    "recoveryCodes"
   ],
   "properties": {
    "recoveryCodes": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "RefundPreview": {
   "type": "object",
   "required": [
    "itemTotal",
    "shippingTotal",
    "total",
    "refundable"
   ],
   "properties": {
    "itemTotal": {
     "$ref": "Money"
    },
    "shippingTotal": {
     "$ref": "Money"
    },
    "total": {
     "$ref": "Money"
    },
    "refundable": {
     "$ref": "Money"
    }
   }
  },
  "RefundReason": {
   "type": "string"
  },
  "RefundStatus": {
   "type": "string"
  },
  "Registered": {
   "type": "object",
   "required": [
    "id",
    "email",
    "username",
    "isActive"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "email": {
     "$ref": "Email"
    },
    "username": {
     "type": "string"
    },
    "isActive": {
     "type": "integer"
    }
   }
  },
  "Return": {
   "type": "object",
   "required": [
    "id",
    "status",
    "lines",
    "text",
    "pictures",
    "refund",
    "keptTotal",
    "keptReason",
    "rejectionReason",
    "instructions",
    "carrier",
    "trackingNumber",
    "requestedAt",
    "decideBy",
    "sendBy",
    "actions"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "status": {
     "$ref": "ReturnStatus"
    },
    "lines": {
     "type": "array",
     "items": {
      "$ref": "ReturnLine"
     }
    },
    "text": {
     "type": [
      "string",
      "null"
     ]
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "refund": {
     "$ref": "RefundPreview"
    },
    "keptTotal": {
     "$ref": "Money"
    },
    "keptReason": {
     "type": [
      "string",
      "null"
     ]
    },
    "rejectionReason": {
     "type": [
      "string",
      "null"
     ]
    },
    "instructions": {
     "type": [
      "string",
      "null"
     ]
    },
    "carrier": {
     "type": [
      "string",
      "null"
     ]
    },
    "trackingNumber": {
     "type": [
      "string",
      "null"
     ]
    },
    "requestedAt": {
     "type": "string"
    },
    "decideBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "sendBy": {
     "type": [
      "string",
      "null"
     ]
    },
    "actions": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "ReturnCondition": {
   "type": "string"
  },
  "ReturnLine": {
   "type": "object",
   "required": [
    "orderLineId",
    "title",
    "quantity",
    "reason",
    "receivedQuantity",
    "condition"
   ],
   "properties": {
    "orderLineId": {
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "quantity": {
     "type": "integer",
     "minimum": 1
    },
    "reason": {
     "$ref": "ReturnReason"
    },
    "receivedQuantity": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "condition": {
     "anyOf": [
      {
       "$ref": "ReturnCondition"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ReturnReason": {
   "type": "string"
  },
  "ReturnStatus": {
   "type": "string"
  },
  "Review": {
   "type": "object",
   "required": [
    "id",
    "rating",
    "title",
    "text",
    "author",
    "createdAt",
    "isVerified",
    "pictures",
    "answer"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "rating": {
     "type": "integer",
     "minimum": 1
    },
    "title": {
     "type": [
      "string",
      "null"
     ]
    },
    "text": {
     "type": "string"
    },
    "author": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "isVerified": {
     "type": "boolean"
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    },
    "answer": {
     "anyOf": [
      {
       "$ref": "ReviewAnswer"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ReviewAnswer": {
   "type": "object",
   "required": [
    "shop",
    "text",
    "at"
   ],
   "properties": {
    "shop": {
     "type": "string"
    },
    "text": {
     "type": "string"
    },
    "at": {
     "type": "string"
    }
   }
  },
  "ReviewList": {
   "type": "object",
   "required": [
    "items",
    "total",
    "page"
   ],
   "properties": {
    "total": {
     "type": "integer",
     "minimum": 0
    },
    "items": {
     "type": "array",
     "items": {
      "$ref": "Review"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ReviewedProduct": {
   "type": "object",
   "required": [
    "id",
    "slug",
    "title",
    "picture",
    "shop"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "slug": {
     "type": [
      "string",
      "null"
     ]
    },
    "title": {
     "type": "string"
    },
    "picture": {
     "$ref": "NullablePicture"
    },
    "shop": {
     "$ref": "CartShop"
    }
   }
  },
  "Role": {
   "type": "object",
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string"
    }
   }
  },
  "SecondFactor": {
   "type": "object",
   "required": [
    "isOn",
    "appSince",
    "passkeys",
    "recoveryCodesLeft"
   ],
   "properties": {
    "isOn": {
     "type": "boolean"
    },
    "appSince": {
     "type": [
      "string",
      "null"
     ]
    },
    "passkeys": {
     "type": "array",
     "items": {
      "$ref": "Passkey"
     }
    },
    "recoveryCodesLeft": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Session": {
   "type": "object",
   "required": [
    "id",
    "createdAt",
    "lastSeenAt",
    "device",
    "isCurrent"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "createdAt": {
     "type": "string"
    },
    "lastSeenAt": {
     "type": "string"
    },
    "device": {
     "type": "string"
    },
    "isCurrent": {
     "type": "boolean"
    }
   }
  },
  "SessionRecord": {
   "type": "object",
   "required": [
    "token",
    "refreshToken",
    "isActive"
   ],
   "properties": {
    "token": {
     "type": [
      "string",
      "null"
     ]
    },
    "refreshToken": {
     "type": [
      "string",
      "null"
     ]
    },
    "isActive": {
     "type": "integer"
    }
   }
  },
  "SharedWishList": {
   "type": "object",
   "required": [
    "ownerName",
    "items",
    "counts",
    "page"
   ],
   "properties": {
    "ownerName": {
     "type": [
      "string",
      "null"
     ]
    },
    "items": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "counts": {
     "$ref": "WishCounts"
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ShippingOffer": {
   "type": "object",
   "required": [
    "tier",
    "price",
    "arrivesFrom",
    "arrivesTo"
   ],
   "properties": {
    "tier": {
     "$ref": "ShippingTier"
    },
    "price": {
     "$ref": "Money"
    },
    "arrivesFrom": {
     "type": "string"
    },
    "arrivesTo": {
     "type": "string"
    }
   }
  },
  "ShippingPrices": {
   "type": "object",
   "required": [
    "standard",
    "premium",
    "express"
   ],
   "properties": {
    "standard": {
     "$ref": "Money"
    },
    "premium": {
     "$ref": "Money"
    },
    "express": {
     "$ref": "Money"
    }
   }
  },
  "ShippingTier": {
   "type": "string"
  },
  "ShipsTo": {
   "type": [
    "array",
    "null"
   ],
   "items": {
    "$ref": "CountryCode"
   }
  },
  "Shop": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "tagline",
    "story",
    "city",
    "country",
    "since",
    "logo",
    "banner",
    "rating",
    "productCount",
    "soldCount",
    "categories"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "tagline": {
     "type": "string"
    },
    "story": {
     "type": "string"
    },
    "city": {
     "type": [
      "string",
      "null"
     ]
    },
    "country": {
     "type": [
      "string",
      "null"
     ]
    },
    "since": {
     "type": "integer"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "banner": {
     "$ref": "NullablePicture"
    },
    "rating": {
     "$ref": "NullableRating"
    },
    "productCount": {
     "type": "integer",
     "minimum": 0
    },
    "soldCount": {
     "type": "integer",
     "minimum": 0
    },
    "categories": {
     "type": "array",
     "items": {
      "$ref": "CategoryTile"
     }
    },
    "storyHtml": {
     "type": "string"
    },
    "policies": {
     "type": "object",
     "properties": {
      "shipping": {
       "type": "string"
      },
      "returns": {
       "type": "string"
      },
      "care": {
       "type": "string"
      }
     }
    },
    "makers": {
     "type": "array",
     "items": {
      "$ref": "ShopMaker"
     }
    },
    "pause": {
     "$ref": "ShopPause"
    }
   }
  },
  "ShopAddress": {
   "type": "object",
   "required": [
    "line1",
    "line2",
    "city",
    "region",
    "postalCode",
    "countryCode"
   ],
   "properties": {
    "line1": {
     "type": "string"
    },
    "line2": {
     "type": [
      "string",
      "null"
     ]
    },
    "city": {
     "type": "string"
    },
    "region": {
     "type": [
      "string",
      "null"
     ]
    },
    "postalCode": {
     "type": "string"
    },
    "countryCode": {
     "$ref": "CountryCode"
    }
   }
  },
  "ShopAnswers": {
   "type": "object",
   "required": [
    "hours",
    "questions"
   ],
   "properties": {
    "hours": {
     "type": "integer",
     "minimum": 1
    },
    "questions": {
     "type": "integer",
     "minimum": 5
    }
   }
  },
  "ShopApplication": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "story",
    "logo",
    "address",
    "shipsTo",
    "timeZone",
    "status",
    "reason",
    "createdAt",
    "decidedAt"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "story": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "address": {
     "$ref": "ShopAddress"
    },
    "shipsTo": {
     "$ref": "ShipsTo"
    },
    "timeZone": {
     "type": "string"
    },
    "status": {
     "type": "string"
    },
    "reason": {
     "type": [
      "string",
      "null"
     ]
    },
    "createdAt": {
     "type": "string"
    },
    "decidedAt": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "ShopApplicationState": {
   "type": "object",
   "required": [
    "application",
    "canApply",
    "isDecidedAtOnce",
    "agreementVersion"
   ],
   "properties": {
    "application": {
     "anyOf": [
      {
       "$ref": "ShopApplication"
      },
      {
       "type": "null"
      }
     ]
    },
    "canApply": {
     "type": "boolean"
    },
    "isDecidedAtOnce": {
     "type": "boolean"
    },
    "agreementVersion": {
     "type": "string"
    }
   }
  },
  "ShopCard": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "logo",
    "tagline",
    "city",
    "rating",
    "productCount",
    "pictures"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    },
    "tagline": {
     "type": "string"
    },
    "city": {
     "type": [
      "string",
      "null"
     ]
    },
    "rating": {
     "$ref": "NullableRating"
    },
    "productCount": {
     "type": "integer",
     "minimum": 0
    },
    "pictures": {
     "type": "array",
     "items": {
      "$ref": "Picture"
     }
    }
   }
  },
  "ShopCartGroup": {
   "type": "object",
   "required": [
    "id",
    "shopName",
    "shopSlug",
    "shopIdDistrict",
    "cartDTOList"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "shopName": {
     "type": "string"
    },
    "shopSlug": {
     "type": "string"
    },
    "shopIdDistrict": {
     "type": [
      "integer",
      "null"
     ]
    },
    "cartDTOList": {
     "type": "array",
     "items": {
      "$ref": "CartItem"
     }
    }
   }
  },
  "ShopFacts": {
   "type": "object",
   "required": [
    "sentOnTime",
    "answers"
   ],
   "properties": {
    "sentOnTime": {
     "anyOf": [
      {
       "$ref": "ShopSentOnTime"
      },
      {
       "type": "null"
      }
     ]
    },
    "answers": {
     "anyOf": [
      {
       "$ref": "ShopAnswers"
      },
      {
       "type": "null"
      }
     ]
    }
   }
  },
  "ShopKeys": {
   "type": "array",
   "items": {
    "type": "string"
   }
  },
  "ShopList": {
   "type": "object",
   "required": [
    "items",
    "total",
    "letters",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "ShopCard"
     }
    },
    "total": {
     "type": "integer",
     "minimum": 0
    },
    "letters": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "ShopMaker": {
   "type": "object",
   "required": [
    "name",
    "line",
    "portrait"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "line": {
     "type": "string"
    },
    "portrait": {
     "$ref": "NullablePicture"
    }
   }
  },
  "ShopPause": {
   "type": "object",
   "required": [
    "backOn",
    "note"
   ],
   "properties": {
    "backOn": {
     "type": "string"
    },
    "note": {
     "type": "string"
    }
   }
  },
  "ShopReference": {
   "type": "object",
   "required": [
    "id",
    "name",
    "slug",
    "logo"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "slug": {
     "type": "string"
    },
    "logo": {
     "$ref": "NullablePicture"
    }
   }
  },
  "ShopRole": {
   "type": "string"
  },
  "ShopSentOnTime": {
   "type": "object",
   "required": [
    "percent",
    "orders"
   ],
   "properties": {
    "percent": {
     "type": "integer",
     "minimum": 0
    },
    "orders": {
     "type": "integer",
     "minimum": 20
    }
   }
  },
  "ShopSlugCheck": {
   "type": "object",
   "required": [
    "slug",
    "isFree",
    "reason",
    "suggestion"
   ],
   "properties": {
    "slug": {
     "type": "string"
    },
    "isFree": {
     "type": "boolean"
    },
    "reason": {
     "type": [
      "string",
      "null"
     ]
    },
    "suggestion": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "SitemapEntry": {
   "type": "object",
   "required": [
    "slug",
    "lastModified"
   ],
   "properties": {
    "slug": {
     "type": "string"
    },
    "lastModified": {
     "type": "string"
    }
   }
  },
  "SitemapIndex": {
   "type": "object",
   "required": [
    "sections"
   ],
   "properties": {
    "sections": {
     "type": "array",
     "items": {
      "$ref": "SitemapSection"
     }
    }
   }
  },
  "SitemapKind": {
   "type": "string"
  },
  "SitemapPage": {
   "type": "object",
   "required": [
    "items"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "SitemapEntry"
     }
    }
   }
  },
  "SitemapSection": {
   "type": "object",
   "required": [
    "kind",
    "count",
    "pages",
    "lastModified"
   ],
   "properties": {
    "kind": {
     "$ref": "SitemapKind"
    },
    "count": {
     "type": "integer",
     "minimum": 0
    },
    "pages": {
     "type": "integer",
     "minimum": 0
    },
    "lastModified": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "StockAlerts": {
   "type": "object",
   "required": [
    "variantIds"
   ],
   "properties": {
    "variantIds": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "Suggestions": {
   "type": "object",
   "required": [
    "products",
    "categories",
    "shops",
    "correctedQuery"
   ],
   "properties": {
    "products": {
     "type": "array",
     "items": {
      "$ref": "ProductCard"
     }
    },
    "categories": {
     "type": "array",
     "items": {
      "$ref": "CategoryReference"
     }
    },
    "shops": {
     "type": "array",
     "items": {
      "$ref": "ShopReference"
     }
    },
    "correctedQuery": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "TokenPair": {
   "type": "object",
   "required": [
    "accessToken",
    "newRefreshToken"
   ],
   "properties": {
    "accessToken": {
     "type": "string"
    },
    "newRefreshToken": {
     "type": "string"
    }
   }
  },
  "TrackedOrder": {
   "type": "object",
   "required": [
    "number",
    "shop",
    "badge",
    "itemCount",
    "arrivesFrom",
    "arrivesTo",
    "timeline",
    "fulfillments"
   ],
   "properties": {
    "number": {
     "type": "string"
    },
    "shop": {
     "$ref": "ShopReference"
    },
    "badge": {
     "$ref": "OrderBadge"
    },
    "itemCount": {
     "type": "integer",
     "minimum": 0
    },
    "arrivesFrom": {
     "type": [
      "string",
      "null"
     ]
    },
    "arrivesTo": {
     "type": [
      "string",
      "null"
     ]
    },
    "timeline": {
     "type": "array",
     "items": {
      "$ref": "OrderEvent"
     }
    },
    "fulfillments": {
     "type": "array",
     "items": {
      "$ref": "Fulfillment"
     }
    }
   }
  },
  "User": {
   "type": "object",
   "required": [
    "id",
    "username",
    "email",
    "emailConfirmed",
    "avatar",
    "roles"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "username": {
     "type": "string"
    },
    "email": {
     "$ref": "Email"
    },
    "emailConfirmed": {
     "type": "boolean"
    },
    "avatar": {
     "type": [
      "string",
      "null"
     ]
    },
    "roles": {
     "type": "array",
     "items": {
      "$ref": "Role"
     }
    }
   }
  },
  "Variant": {
   "type": "object",
   "required": [
    "id",
    "optionIds",
    "price",
    "priceSale",
    "stock",
    "isBuyable",
    "pictureId"
   ],
   "properties": {
    "id": {
     "type": "string"
    },
    "optionIds": {
     "$ref": "OptionIds"
    },
    "price": {
     "$ref": "Money"
    },
    "priceSale": {
     "anyOf": [
      {
       "$ref": "Money"
      },
      {
       "type": "null"
      }
     ]
    },
    "stock": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0
    },
    "isBuyable": {
     "type": "boolean"
    },
    "pictureId": {
     "type": [
      "string",
      "null"
     ]
    },
    "saleUntil": {
     "type": "string"
    }
   }
  },
  "WishCounts": {
   "type": "object",
   "required": [
    "all"
   ],
   "properties": {
    "all": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "WishItem": {
   "type": "object",
   "required": [
    "product",
    "isOffered",
    "savedAt",
    "savedPrice"
   ],
   "properties": {
    "product": {
     "$ref": "ProductCard"
    },
    "isOffered": {
     "type": "boolean"
    },
    "savedAt": {
     "type": "string"
    },
    "savedPrice": {
     "$ref": "Money"
    }
   }
  },
  "WishList": {
   "type": "object",
   "required": [
    "items",
    "counts",
    "settings",
    "page"
   ],
   "properties": {
    "items": {
     "type": "array",
     "items": {
      "$ref": "WishItem"
     }
    },
    "counts": {
     "$ref": "WishCounts"
    },
    "settings": {
     "$ref": "WishListSettings"
    },
    "page": {
     "$ref": "Page"
    }
   }
  },
  "WishListSettings": {
   "type": "object",
   "required": [
    "alertsOn",
    "shareToken"
   ],
   "properties": {
    "alertsOn": {
     "type": "boolean"
    },
    "shareToken": {
     "type": [
      "string",
      "null"
     ]
    }
   }
  },
  "WishedProducts": {
   "type": "object",
   "required": [
    "productIds"
   ],
   "properties": {
    "productIds": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  }
 }
}
